import { afterEach, describe, expect, it, vi } from 'vitest';
import { swellingText } from '@/tests/fixtures/archives';
import { docx, docxWith, type FilePayload, fileOf, pdf, program } from '@/tests/fixtures/documents';
import { formOf } from '@/tests/setup/form-of';
import { type FileReference, readAttachments, writeReference } from './attachment';
import type { DocumentKind } from './kinds';
import { findsVirus } from './virus-scan';

vi.mock('./virus-scan', () => ({ findsVirus: vi.fn(async () => false) }));
afterEach(() => vi.mocked(findsVirus).mockReset().mockResolvedValue(false));

const rule = { kinds: ['pdf', 'doc', 'docx'] as DocumentKind[], megabytes: 10 };

const read = (files: Partial<Record<'obra' | 'curriculum', FilePayload>>) => {
  const sent = Object.entries(files).map(([field, file]) => [field, fileOf(file)] as const);
  const form = formOf(Object.fromEntries(sent));
  return readAttachments(form, { obra: rule, curriculum: rule }, 'editorial');
};

describe('readAttachments', () => {
  it('takes each file byte for byte', async () => {
    const files = { obra: pdf(), curriculum: docx() };
    const attachments = await read(files);
    for (const [field, { name, buffer }] of Object.entries(files)) {
      expect(attachments).toHaveProperty([field, 'name'], name);
      expect(attachments).toHaveProperty([field, 'content'], new Uint8Array(buffer));
    }
  });

  it('gives back the quotation marks of a name, which browsers send as %22', async () => {
    const named = { ...pdf(), name: 'Novela %22Agua%22 al 100%.pdf' };
    const attachments = await read({ obra: named, curriculum: docx() });
    expect(attachments).toHaveProperty('obra.name', 'Novela "Agua" al 100%.pdf');
  });

  it('keeps the inspected bytes, not those that were sent', async () => {
    const buffer = Buffer.concat([Buffer.from('\n'), pdf().buffer]);
    const attachments = await read({ obra: { ...pdf(), buffer }, curriculum: docx() });
    expect(attachments).toHaveProperty('obra.content.byteLength', pdf().buffer.length);
  });

  it('reports a missing file first, and each field with its own problem', async () => {
    expect(await read({ curriculum: program() })).toEqual({
      ok: false,
      error: 'file_missing',
      fields: { obra: 'file_missing', curriculum: 'file_wrong_kind:PDF o Word' },
    });
  });
});

describe('the files of one form', () => {
  const text = swellingText(30_000_000);
  const parts = (count: number, content: Buffer | string = text) =>
    docxWith(Array.from({ length: count }, (_, at) => ({ name: `word/${at}.xml`, content })));

  it('share one budget for inflated bytes, and the rest are not inspected', async () => {
    expect(await read({ obra: parts(2), curriculum: parts(1) })).toHaveProperty('curriculum.kind');
    for (const [obra, curriculum, fields] of [
      [parts(2), parts(2), { curriculum: 'file_bomb' }],
      [parts(4), docx(), { obra: 'file_bomb' }],
      [parts(5000, ''), docx(), { obra: 'file_bomb' }],
    ] as const)
      expect(await read({ obra, curriculum })).toEqual({ ok: false, error: 'file_bomb', fields });
  });

  it('are inspected two at a time, over all forms', async () => {
    let [running, most] = [0, 0];
    vi.mocked(findsVirus).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return false;
    });
    const forms = [1, 2, 3, 4].map(() => read({ obra: pdf(), curriculum: pdf() }));
    for (const files of await Promise.all(forms)) expect(files).toHaveProperty('curriculum');
    expect(findsVirus).toHaveBeenCalledTimes(8);
    expect(most).toBe(2);
  });

  it('are refused when one has a virus, and throw when the scanner does not answer', async () => {
    vi.mocked(findsVirus).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const files = { obra: pdf(), curriculum: docx() };
    const fields = { curriculum: 'file_virus' };
    expect(await read(files)).toMatchObject({ error: 'file_virus', fields });
    vi.mocked(findsVirus).mockRejectedValueOnce(new Error('no answer'));
    await expect(read(files)).rejects.toThrow('no answer');
  });
});

describe('references to files uploaded before the form', () => {
  const key = crypto.randomUUID();
  const reference = (changes: Partial<FileReference> = {}) =>
    writeReference({
      bucket: 'editorial-submissions',
      path: 'quarantine/x.pdf',
      purpose: 'editorial/obra',
      key,
      kind: 'pdf',
      name: 'obra.pdf',
      expires: Date.now() + 60_000,
      ...changes,
    });
  const readReferred = (obra: string) => {
    const form = formOf({ obra, idempotency_key: key });
    return readAttachments(form, { obra: { ...rule, optional: true } }, 'editorial');
  };

  it('are accepted in place of the file', async () => {
    const obra = { kind: 'pdf', name: 'obra.pdf', content: { path: 'quarantine/x.pdf' } };
    expect(await readReferred(reference())).toMatchObject({ obra });
  });

  it('that have expired, or name another kind, are refused with that problem', async () => {
    for (const [changes, error] of [
      [{ expires: Date.now() - 1 }, 'file_expired'],
      [{ kind: 'png' }, 'file_wrong_kind:PDF o Word'],
    ] as const)
      expect(await readReferred(reference(changes))).toMatchObject({ error });
  });

  it('of another field or form, or with a wrong signature, have expired: an optional file is not lost', async () => {
    const [mark, payload, signature] = reference().split('.');
    const [, other] = reference({ path: 'manuscripts/obra-1.pdf' }).split('.');
    for (const text of [
      reference({ purpose: 'editorial/curriculum' }),
      reference({ key: crypto.randomUUID() }),
      `${mark}.${other}.${signature}`,
      `${mark}.${payload}.`,
      `${mark}.${payload}`,
      'f1.e30.AA',
    ])
      expect(await readReferred(text)).toMatchObject({ error: 'file_expired' });
  });
});
