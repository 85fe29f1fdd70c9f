import { expect, it } from 'vitest';
import {
  doc,
  docx,
  type FilePayload,
  fileOf,
  pdf,
  pdfOfSize,
  plainText,
  program,
} from '@/tests/fixtures/documents';
import { formOf } from '@/tests/setup/form-of';
import { readAttachments } from './attachment';
import type { DocumentKind } from './kinds';
import { chosenFiles } from './problems';

const form = (file: FilePayload) => formOf({ obra: fileOf(file) });

const rules = { obra: { kinds: ['pdf', 'doc', 'docx'] as DocumentKind[], megabytes: 10 } };
const maxFileBytes = 10 * 1024 * 1024;
const named = (name: string, buffer: Buffer): FilePayload => ({ ...pdf(name), buffer });
const big = Buffer.concat([program().buffer, Buffer.alloc(maxFileBytes)]);

const [wrongKind, tooBig] = ['file_wrong_kind:PDF o Word', 'file_too_big:10'];

/** The result of both the browser's and the server's check: null when the file may be sent. */
it.each<[name: string, file: FilePayload, problem: string | null]>([
  ['a PDF', pdf(), null],
  ['a PDF without an extension', pdf('obra'), null],
  ['a PDF that calls itself a text', pdf('obra.txt'), null],
  ['a DOC that calls itself a PDF', doc('obra.pdf'), null],
  ['a DOCX without an extension', docx('obra'), null],
  ['exactly 10 MB', pdfOfSize(maxFileBytes), null],
  ['a program', program('obra.exe'), wrongKind],
  ['a program that calls itself a PDF', program('obra.pdf'), wrongKind],
  ['a text that calls itself a PDF', plainText('obra.pdf'), wrongKind],
  ['a picture', named('a.png', Buffer.from('89504e470d0a1a0a0000', 'hex')), wrongKind],
  ['four letters of a PDF', named('a.pdf', Buffer.from('%PDF')), wrongKind],
  ['no bytes, and no kind', named('nada', Buffer.alloc(0)), 'file_empty'],
  ['10 MB and one byte', pdfOfSize(maxFileBytes + 1), tooBig],
  ['too much of a program', named('obra.exe', big), tooBig],
])('browser and server say the same of %s', async (_name, file, problem) => {
  const seen = await chosenFiles(form(file), rules);
  expect(seen).toEqual(problem && { ok: false, error: problem, fields: { obra: problem } });
  const read = await readAttachments(form(file), rules, 'editorial');
  if (problem) expect(read).toEqual(seen);
  else expect(read).toHaveProperty('obra.name', file.name);
});

it('ignores a missing optional file', async () => {
  const nothing = new FormData();
  expect(await chosenFiles(nothing, rules)).toMatchObject({ error: 'file_missing' });
  expect(await chosenFiles(nothing, { obra: { ...rules.obra, optional: true } })).toBeNull();
});

it('reports a file that can no longer be read', async () => {
  const file = fileOf(pdf());
  file.slice = () => {
    throw new DOMException('Moved', 'NotReadableError');
  };
  expect(await chosenFiles(formOf({ obra: file }), rules)).toMatchObject({
    error: 'file_moved',
  });
});

it('names a missing file in browsers without `toSorted`, such as Firefox 114', async () => {
  const { toSorted } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    expect(await chosenFiles(new FormData(), rules)).toMatchObject({ ok: false });
  } finally {
    Array.prototype.toSorted = toSorted;
  }
});
