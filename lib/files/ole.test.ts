import { expect, it } from 'vitest';
import { doc, docLinkedTo, ole } from '@/tests/fixtures/documents';
import { inspectFile } from './inspect';
import { OleFile, oleEntries } from './ole';

/** None when the directory leaves the file. */
function entriesOf(bytes: Uint8Array) {
  try {
    return oleEntries(new OleFile(Buffer.from(bytes)).root);
  } catch {
    return [];
  }
}
const hasOleStream = (bytes: Uint8Array, name: string) =>
  entriesOf(bytes).some((entry) => entry.isStream && entry.name === name);
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const word = () => bytesOf(doc().buffer);

/** Links every sector of the allocation table to the next one, and the last to the first. */
function circular(): Uint8Array {
  const bytes = new Uint8Array(4608);
  bytes.set(word().subarray(0, 512));
  const view = new DataView(bytes.buffer);
  view.setUint32(48, 3, true);
  view.setUint32(68, 0, true);
  view.setUint32(76, 0, true);
  for (let sector = 0; sector < 128; sector++)
    view.setUint32(512 + sector * 4, (sector % 7) + 1, true);
  return bytes;
}

it('finds a stream by its whole name', () => {
  expect(hasOleStream(word(), 'WordDocument')).toBe(true);
  expect(hasOleStream(word(), 'WordDocumen')).toBe(false);
  expect(hasOleStream(bytesOf(ole('Workbook').buffer), 'WordDocument')).toBe(false);
});

it('ends for a file whose sectors form a circle', () => {
  expect(hasOleStream(circular(), 'WordDocument')).toBe(false);
});

it('returns for every truncation and for invalid sector numbers', () => {
  const bytes = word();
  for (let length = 0; length < bytes.length; length += 61)
    hasOleStream(bytes.subarray(0, length), 'x');
  for (let seed = 1; seed < 200; seed++) {
    const wild = word();
    for (let index = 24; index < 1024; index++) wild[index] = (index * seed * 2654435761) >>> 13;
    hasOleStream(wild, 'WordDocument');
  }
});

it.each([
  ['remote', 'a share', Buffer.from('\\\\malo.example\\a.xls')],
  ['remote', 'an address in wide letters', Buffer.from('http://malo.example/a.xls', 'utf16le')],
  [
    'remote',
    'what is marked as an address',
    Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'),
  ],
  ['remote', 'a script', Buffer.from('c7b0abec197fd211978e0000f8757e2a', 'hex')],
  [['local_links'], 'a file of its disk', Buffer.from('C:\\cuentas\\a.xls')],
])('finds %s in a DOC with an object linked to %s', async (verdict, _name, target) => {
  const outcome = await inspectFile(bytesOf(docLinkedTo(target).buffer), ['doc']);
  expect(typeof outcome === 'string' ? outcome : outcome.notices).toEqual(verdict);
});
