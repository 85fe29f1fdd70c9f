import { describe, expect, it } from 'vitest';
import { displayName, readAttachments, storedName } from '@/lib/files/attachment';
import { maxFileBytes, textKinds } from '@/lib/files/kinds';
import {
  doc,
  docx,
  type FilePayload,
  ole,
  pdf,
  pdfOfSize,
  program,
} from '@/tests/fixtures/documents';

function form(files: Record<string, FilePayload>): FormData {
  const data = new FormData();
  for (const [field, { name, mimeType, buffer }] of Object.entries(files)) {
    data.set(field, new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  return data;
}

const read = (files: Record<string, FilePayload>) =>
  readAttachments(form(files), ['obra', 'curriculum'], textKinds);

describe('readAttachments', () => {
  it.each([
    ['pdf', pdf()],
    ['docx', docx()],
    ['doc', doc()],
    ['a PDF with a lying name', pdf('foto.jpg')],
    ['exactly 10 MB', pdfOfSize(maxFileBytes)],
  ])('accepts %s, byte for byte', async (_name, file) => {
    const files = await read({ obra: file, curriculum: pdf() });
    expect(files).toHaveProperty('obra.name', file.name);
    expect('obra' in files && Buffer.from(files.obra.bytes).equals(file.buffer)).toBe(true);
  });

  it.each([
    ['a program', program(), 'file_wrong_kind'],
    ['an OLE file that is no Word document', ole('Workbook'), 'file_wrong_kind'],
    ['an empty file', { ...pdf(), buffer: Buffer.alloc(0) }, 'file_wrong_kind'],
    [
      'a picture',
      { ...pdf('a.png'), buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
      'file_wrong_kind',
    ],
    ['10 MB and one byte', pdfOfSize(maxFileBytes + 1), 'file_too_big'],
  ])('refuses %s', async (_name, file, problem) => {
    expect(await read({ obra: file, curriculum: pdf() })).toEqual({
      ok: false,
      error: problem,
      fields: { obra: problem },
    });
  });

  it('says first that something is missing, and marks each field with its own problem', async () => {
    expect(await read({ curriculum: program() })).toEqual({
      ok: false,
      error: 'file_missing',
      fields: { obra: 'file_missing', curriculum: 'file_wrong_kind' },
    });
  });
});

describe('names', () => {
  it('stores under a generated name with the original extension', async () => {
    const files = await read({ obra: doc('Novela FINAL.DOC'), curriculum: pdf('cv.exe') });
    if (!('obra' in files)) throw new Error('refused');
    expect(storedName('obra', files.obra)).toMatch(/^obra-\d{13}-[0-9a-f]{12}\.doc$/);
    expect(storedName('cv', files.curriculum)).toMatch(/^cv-\d{13}-[0-9a-f]{12}\.pdf$/);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\Mi novela.pdf', 'Mi novela.pdf'],
    ['obra\u202Efdp.exe', 'obrafdp.exe'],
    ['\u0000\u0007', 'documento'],
    ['n\u0303andu\u0301.pdf', 'ñandú.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ])('shows %j as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });
});
