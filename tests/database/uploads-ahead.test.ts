import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attachments } from '@/lib/files/attachment';
import { type FormArea, specOf } from '@/lib/form-areas';
import { docWithMacros, docx, type FilePayload, fileOf, pdf, program } from '../fixtures/documents';
import { type ClamdMode, StandInClamd } from '../setup/clamd';
import { formOf } from '../setup/form-of';
import { author, filesIn, rowsOf } from './proposals';
import { proposal } from './rows';
import { interceptFetch, must, noAnswer, secretClient } from './support';

/** Files uploaded before their form, from the ticket to the row. */

const load = async () => ({
  ...(await import('@/lib/submissions/store')),
  ...(await import('@/lib/submissions/upload-ticket')),
  ...(await import('@/lib/files/attachment')),
  ...(await import('@/lib/jobs/scan-files')),
});
let lib: Awaited<ReturnType<typeof load>>;

/** Imports the modules again, which read the environment when they start. */
async function reload() {
  vi.resetModules();
  lib = await load();
}

const clamd = await StandInClamd.start();

beforeAll(async () => {
  process.env['CLAMAV_URL'] = clamd.url;
  await reload();
  return async () => {
    delete process.env['CLAMAV_URL'];
    await clamd.close();
  };
});

afterEach(async () => {
  clamd.mode = 'clean';
  await bucket().remove(await filesIn('quarantine'));
});

function ticketFor(field: string, key: string, { name, buffer }: FilePayload, area = 'editorial') {
  const target = lib.uploadTarget(area, field);
  if (!target) throw new Error('no such field');
  const announced = { name, size: buffer.length, head: buffer.subarray(0, 64) };
  return lib.issueUploadTicket(target, key, announced);
}

async function goodTicket(...parameters: Parameters<typeof ticketFor>) {
  const ticket = await ticketFor(...parameters);
  if (typeof ticket === 'string') throw new Error(ticket);
  return ticket;
}

/**
 * Uploads like the browser: requests a ticket, sends the file to the storage, and returns the reference for the form.
 */
async function sendAhead(
  field: string,
  key: string,
  file: FilePayload,
  { area = 'editorial', type = '' } = {},
): Promise<string> {
  const ticket = await goodTicket(field, key, file, area);
  const answer = await fetch(ticket.url, {
    method: 'PUT',
    headers: { 'content-type': type || ticket.type },
    body: new Uint8Array(file.buffer),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ticket.reference;
}

const bothAhead = async (key: string, obra = pdf(), cv = docx()) =>
  readForm(key, {
    obra: await sendAhead('obra', key, obra),
    curriculum: await sendAhead('curriculum', key, cv),
  });

async function readForm(
  key: string,
  fields: Record<string, string | File>,
  area: FormArea = 'editorial',
): Promise<Attachments> {
  const form = formOf({ idempotency_key: key, ...fields });
  const files = await lib.readAttachments(form, specOf(area).files, area);
  if ('error' in files) throw new Error(JSON.stringify(files));
  return files;
}

const storeProposal = (person: ReturnType<typeof author>, files: Attachments, key: string) =>
  lib.storeSubmission('editorial', person, files, [key]);

const bucket = () => secretClient().storage.from('editorial-submissions');
const placed = () => filesIn('manuscripts', 'cvs');

async function bytes(path: string | null): Promise<Buffer> {
  return Buffer.from(await must(await bucket().download(path ?? '')).arrayBuffer());
}

describe('while the virus scanner does not answer', () => {
  beforeAll(async () => {
    process.env['CLAMAV_WHEN_SILENT'] = 'wait';
    await reload();
    return () => {
      delete process.env['CLAMAV_WHEN_SILENT'];
      return reload();
    };
  });

  /** A proposal that was taken although its files could not be scanned; its CV travels with the form or before it. */
  async function takenUnscanned({ cvAhead }: { cvAhead: boolean }) {
    const [key, person, obra, cv] = [crypto.randomUUID(), author(), pdf('a.pdf'), docx('cv.docx')];
    const sent = {
      obra: await sendAhead('obra', key, obra),
      curriculum: cvAhead ? await sendAhead('curriculum', key, cv) : fileOf(cv),
    };
    clamd.mode = 'closing';
    expect(await storeProposal(person, await readForm(key, sent), key)).toBeNull();
    const now = async () => (await rowsOf(person.email))[0];
    return { obra, row: await now(), now };
  }

  it('a proposal is taken, and its files wait in quarantine for the jobs', async () => {
    const { obra, row, now } = await takenUnscanned({ cvAhead: false });
    expect(row?.obra_file_path).toMatch(/^quarantine\/obra-.*\.pdf$/);
    expect(row?.curriculum_file_path).toMatch(/^quarantine\/cv-.*\.docx$/);
    expect((await filesIn('quarantine')).sort()).toEqual(
      [row?.curriculum_file_path, row?.obra_file_path].sort(),
    );

    await expect(lib.scanWaitingFiles()).rejects.toThrow('gives no answer');
    expect(await now()).toEqual(row);

    clamd.mode = 'clean';
    expect(await lib.scanWaitingFiles()).toBe(2);
    const scanned = await now();
    expect(scanned?.obra_file_path).toMatch(/^manuscripts\/obra-.*\.pdf$/);
    expect((await bytes(scanned?.obra_file_path ?? null)).equals(obra.buffer)).toBe(true);
    expect(scanned?.curriculum_file_path).toMatch(/^cvs\/cv-.*\.docx$/);
    expect(await filesIn('quarantine')).toEqual([]);
    expect(await lib.scanWaitingFiles()).toBe(0);
  });

  it('an infected file is removed afterwards, and its entry says so', async () => {
    const before = await placed();
    const { now } = await takenUnscanned({ cvAhead: true });
    clamd.mode = 'found';
    expect(await lib.scanWaitingFiles()).toBe(2);
    expect(await now()).toMatchObject({
      obra_file_notices: ['infected'],
      curriculum_file_notices: ['infected'],
    });
    expect(await filesIn('quarantine')).toEqual([]);
    expect(await placed()).toEqual(before);
    expect(await lib.scanWaitingFiles()).toBe(0);
  });

  it('an infected file that stays is a stray one', async () => {
    const { row } = await takenUnscanned({ cvAhead: true });
    const ages = { older_than: '0 seconds', quarantined_for: '0 seconds' };
    const strays = async () => {
      const { data } = await secretClient().rpc('stray_files', ages).throwOnError();
      return data.map(({ name }: { name: string }) => name);
    };
    const names = [row?.obra_file_path, row?.curriculum_file_path];
    for (const name of names) expect(await strays()).not.toContain(name);
    clamd.mode = 'found';
    interceptFetch(({ method, send }) => (method === 'DELETE' ? noAnswer() : send()));
    await expect(lib.scanWaitingFiles()).rejects.toThrow('stays in quarantine');
    vi.restoreAllMocks();
    expect(await lib.scanWaitingFiles()).toBe(0);
    expect(await strays()).toEqual(expect.arrayContaining(names));
  });

  it('a waiting file that fails does not keep the others waiting', async () => {
    const { row, now } = await takenUnscanned({ cvAhead: true });
    clamd.mode = 'clean';
    interceptFetch(({ address, send }) =>
      address.endsWith(row?.obra_file_path ?? '') ? noAnswer() : send(),
    );
    await expect(lib.scanWaitingFiles()).rejects.toThrow('could not be read');
    vi.restoreAllMocks();
    expect((await now())?.curriculum_file_path).toMatch(/^cvs\//);
    expect(await lib.scanWaitingFiles()).toBe(1);
  });

  it('a hundred lost files leave the others their turn', async () => {
    const lost = Array.from({ length: 100 }, () => ({
      ...proposal(),
      obra_file_path: `quarantine/${crypto.randomUUID()}.pdf`,
      created_at: '2020-01-01',
    }));
    const table = secretClient().from('editorial_submissions');
    const ids = must(await table.insert(lost).select('id')).map(({ id }) => id);
    const { now } = await takenUnscanned({ cvAhead: true });
    clamd.mode = 'clean';
    expect(await lib.scanWaitingFiles()).toBe(2);
    expect((await now())?.obra_file_path).toMatch(/^manuscripts\//);
    must(await table.delete().in('id', ids));
  });
});

describe('a ticket', () => {
  it.each([
    ['a program', { ...pdf('obra.pdf'), buffer: Buffer.from('MZ\u0090') }, 'wrong_kind'],
    ['nothing', { ...pdf(), buffer: Buffer.alloc(0) }, 'empty'],
    ['10 MB and one byte', { ...pdf(), buffer: Buffer.alloc(10_485_761, '%PDF-') }, 'too_big'],
  ])('is not issued for %s', async (_name, file, problem) => {
    expect(await ticketFor('obra', crypto.randomUUID(), file)).toBe(problem);
  });

  it('contains a generated path in quarantine, whatever the file is called', async () => {
    const file = pdf('../../manuscripts/obra.exe');
    const ticket = await goodTicket('obra', crypto.randomUUID(), file);
    expect(ticket.type).toBe('application/pdf');
    expect(new URL(ticket.url).pathname).toMatch(
      /^\/storage\/v1\/object\/upload\/sign\/editorial-submissions\/quarantine\/editorial-obra-\d+-[0-9a-f]+\.pdf$/,
    );
  });
});

describe('a proposal with files uploaded before it', () => {
  it('is scanned, stored byte for byte, and leaves nothing in quarantine', async () => {
    const [key, person, obra, cv] = [crypto.randomUUID(), author(), pdf('a.pdf'), docx('b.docx')];
    const files = await bothAhead(key, obra, cv);
    clamd.received.length = 0;
    expect(await storeProposal(person, files, key)).toBeNull();
    expect(clamd.received.map((scanned) => scanned.length)).toEqual([
      obra.buffer.length,
      cv.buffer.length,
    ]);
    const [row, ...others] = await rowsOf(person.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      obra_file_name: 'a.pdf',
      obra_file_size: obra.buffer.length,
      obra_file_type: 'application/pdf',
      curriculum_file_size: cv.buffer.length,
    });
    expect((await bytes(row?.obra_file_path ?? null)).equals(obra.buffer)).toBe(true);
    expect((await bytes(row?.curriculum_file_path ?? null)).equals(cv.buffer)).toBe(true);
    expect(await filesIn('quarantine')).toEqual([]);

    // The response was lost: the same form is sent again, and its files are no longer in quarantine.
    expect(await storeProposal(person, files, key)).toBeNull();
    expect(await rowsOf(person.email)).toHaveLength(1);
  });

  it('is stored as it was inspected when another file takes its place meanwhile', async () => {
    const [key, person, obra] = [crypto.randomUUID(), author(), pdf()];
    const files = await bothAhead(key, obra);
    interceptFetch(async ({ address, method, send }) => {
      const answer = await send();
      const [path] = /quarantine\/editorial-obra.*/.exec(address) ?? [];
      if (!path || method !== 'GET' || address.includes('/info/')) return answer;
      const read = await answer.arrayBuffer();
      must(await bucket().update(path, program().buffer, { contentType: 'application/pdf' }));
      return new Response(read, answer);
    });
    expect(await storeProposal(person, files, key)).toBeNull();
    vi.restoreAllMocks();
    const [row] = await rowsOf(person.email);
    expect((await bytes(row?.obra_file_path ?? null)).equals(obra.buffer)).toBe(true);
  });

  it('is stored once for three concurrent requests', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const files = await bothAhead(key);
    const outcomes = [1, 2, 3].map(() => storeProposal(person, files, key));
    expect(await Promise.all(outcomes)).toEqual([null, null, null]);
    expect(await rowsOf(person.email)).toHaveLength(1);
    expect(await placed()).toHaveLength(before.length + 2);
    expect(await filesIn('quarantine')).toEqual([]);
  });

  it('is refused for problems of the whole file, field by field; the good file can be sent again', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const cv = await sendAhead('curriculum', key, docx());
    const cut = { ...docx(), buffer: docx().buffer.subarray(0, -30) };
    const bad = await bothAhead(key, docWithMacros(), cut);
    expect(await storeProposal(person, bad, key)).toEqual({
      ok: false,
      error: 'file_macros',
      fields: { obra: 'file_macros', curriculum: 'file_cut_off' },
    });
    const storeWith = async (file: FilePayload) => {
      const obra = await sendAhead('obra', key, file);
      return storeProposal(person, await readForm(key, { obra, curriculum: cv }), key);
    };
    expect(await storeWith(docWithMacros())).toMatchObject({ fields: { obra: 'file_macros' } });
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await placed()).toEqual(before);

    expect(await storeWith(pdf())).toBeNull();
    expect(await rowsOf(person.email)).toHaveLength(1);
  });

  it('is refused when a file is missing, and when it has another media type', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const files = await readForm(key, {
      obra: (await goodTicket('obra', key, pdf())).reference,
      curriculum: await sendAhead('curriculum', key, pdf(), { type: 'application/msword' }),
    });
    expect(await storeProposal(person, files, key)).toMatchObject({
      fields: { obra: 'file_expired', curriculum: 'file_wrong_kind:PDF o Word' },
    });
    expect(await placed()).toEqual(before);
  });
});

describe('a virus scanner', () => {
  async function send(mode: ClamdMode) {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const files = await bothAhead(key);
    clamd.mode = mode;
    const outcome = await Promise.allSettled([storeProposal(person, files, key)]);
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await placed()).toEqual(before);
    return outcome;
  }

  it('that finds a virus refuses the files, and nothing is stored', async () => {
    const fields = { obra: 'file_virus', curriculum: 'file_virus' };
    expect(await send('found')).toMatchObject([{ value: { error: 'file_virus', fields } }]);
  });

  it('that gives no answer lets the form fail, and nothing is stored', async () => {
    const cause = { message: expect.stringContaining('Virus scanner') };
    const reason = { message: 'Error al subir la obra', cause };
    expect(await send('closing')).toMatchObject([{ reason }]);
  });
});

it('a picture uploaded before its form is stored without metadata, with its new size', async () => {
  const secret = 'Carrera del Darro 7, Granada';
  const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer();
  const key = crypto.randomUUID();
  const photograph = { name: 'marina.jpg', mimeType: 'image/jpeg', buffer };
  const area = 'servicios';
  const documento = await sendAhead('documento', key, photograph, { area });
  const files = await readForm(key, { documento }, area);
  const { titulo_obra: _, tipo_obra: __, ...person } = author();
  const words = { servicio: 'guion' as const, descripcion: 'Una marina', enlace_web: null };
  expect(await lib.storeSubmission(area, { ...person, ...words }, files, [key])).toBeNull();
  const stored = secretClient().from('services_contacts').select('*').eq('email', person.email);
  const row = must(await stored.single());
  const documents = secretClient().storage.from('dauro-arte-documents');
  const kept = must(await documents.download(row.documento_file_path ?? ''));
  expect(kept.type).toBe('image/jpeg');
  expect(Buffer.from(await kept.arrayBuffer()).includes(secret)).toBe(false);
  expect(row.documento_file_size).toBe(kept.size);
  expect(must(await documents.list('quarantine'))).toEqual([]);
});
