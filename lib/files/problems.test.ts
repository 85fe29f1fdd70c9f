import { describe, expect, it } from 'vitest';
import { readAttachments } from '@/lib/files/attachment';
import { maxFileBytes, textKinds } from '@/lib/files/kinds';
import { chosenFiles } from '@/lib/files/problems';
import {
  doc,
  docx,
  type FilePayload,
  pdf,
  pdfOfSize,
  plainText,
  program,
} from '@/tests/fixtures/documents';

function form({ name, mimeType, buffer }: FilePayload): FormData {
  const data = new FormData();
  data.set('obra', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return data;
}

const named = (name: string, buffer: Buffer): FilePayload => ({ ...pdf(name), buffer });
const big = Buffer.concat([program().buffer, Buffer.alloc(maxFileBytes)]);

/** What both sides say of a file: null when it may be sent. */
const cases: [string, FilePayload, string | null][] = [
  ['a PDF', pdf(), null],
  ['a PDF without an extension', pdf('obra'), null],
  ['a PDF that calls itself a text', pdf('obra.txt'), null],
  ['a DOC that calls itself a PDF', doc('obra.pdf'), null],
  ['a DOCX without an extension', docx('obra'), null],
  ['exactly 10 MB', pdfOfSize(maxFileBytes), null],
  ['a program', program('obra.exe'), 'file_wrong_kind'],
  ['a program that calls itself a PDF', program('obra.pdf'), 'file_wrong_kind'],
  ['a text that calls itself a PDF', plainText('obra.pdf'), 'file_wrong_kind'],
  ['a picture', named('a.png', Buffer.from('89504e470d0a1a0a0000', 'hex')), 'file_wrong_kind'],
  ['four letters of a PDF', named('a.pdf', Buffer.from('%PDF')), 'file_wrong_kind'],
  ['no bytes, and no kind', named('nada', Buffer.alloc(0)), 'file_empty'],
  ['10 MB and one byte', pdfOfSize(maxFileBytes + 1), 'file_too_big'],
  ['too much of a program', named('obra.exe', big), 'file_too_big'],
];

describe('what the browser objects to', () => {
  it.each(cases)('is what the server says of %s', async (_name, file, problem) => {
    const seen = await chosenFiles(form(file), ['obra'], textKinds);
    expect(seen?.fields?.['obra'] ?? null).toBe(problem);
    const read = await readAttachments(form(file), ['obra'], textKinds, 'editorial');
    if (problem) expect(read).toEqual(seen);
    else expect(read).toHaveProperty('obra.name', file.name);
  });

  it('leaves out what may be missing', async () => {
    const nothing = new FormData();
    expect(await chosenFiles(nothing, ['obra'], textKinds)).toMatchObject({
      error: 'file_missing',
    });
    expect(await chosenFiles(nothing, ['obra'], textKinds, { optional: true })).toBeNull();
  });

  it('names a file that can no longer be read', async () => {
    const data = form(pdf());
    const file = data.get('obra');
    if (!(file instanceof File)) throw new Error('no file');
    file.slice = () => {
      throw new DOMException('Moved', 'NotReadableError');
    };
    expect(await chosenFiles(data, ['obra'], textKinds)).toMatchObject({ error: 'file_broken' });
  });
});
