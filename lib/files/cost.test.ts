import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { docWithField, docxWith, pdf } from '@/tests/fixtures/documents';
import { objectStream, pdfWith, stream } from '@/tests/fixtures/pdfs';
import { inspectFile } from './inspect';
import { kindNames } from './kinds';
import { type OleEntry, oleEntries } from './ole';

const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
const code = `<w:instrText>LINK${' a.a'.repeat(1000)}</w:instrText>`;
const documentOf = (xml: string) =>
  docxWith([{ name: 'word/a.xml', content: `<a>${xml}</a>` }]).buffer;

const longName = (_: unknown, index: number) => ({
  name: `${index}${'vbadata'.repeat(9000)}`,
  content: '',
});
const sameObject = `1 9999999999 ${'1 0 '.repeat(20_000)}`;
const manyScripts = stream('', Buffer.from('true;'.repeat(100_000)));
const packedZeros = stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(1_000_000)));
const field = `${mark('begin')}${code}`;

/** Files by verdict. One that takes quadratic time would exceed the time limit of a test; a linear one takes a moment. */
const costly: Record<string, () => Buffer> = {
  'cut_off: blanks behind the end of a PDF, and one more letter': () =>
    Buffer.concat([pdf().buffer, Buffer.from(`${' '.repeat(300_000)}x`)]),
  'accepted: slashes in the attribute of a field': () =>
    documentOf(`<w:fldSimple w:instr="LINK a${'/'.repeat(300_000)}"/>`),
  'remote: a long address in the attribute of a field': () =>
    documentOf(`<w:fldSimple w:instr='INCLUDETEXT "http://a.example/${'a'.repeat(9000)}"'/>`),
  'accepted: a field with many separators': () =>
    documentOf(`${field}${mark('separate').repeat(100_000)}`),
  'broken: long names of parts': () => docxWith(Array.from({ length: 100 }, longName)).buffer,
  'bomb: many fields of many targets': () => documentOf(`${field}${mark('end')}`.repeat(1000)),
  'bomb: many codes in many sections': () => {
    const sections = `<![CDATA[${'<a'.repeat(2048)}]]>`;
    return documentOf(`${mark('begin')}<w:instrText>${sections}</w:instrText>`.repeat(1800));
  },
  'bomb: one object of many values': () => pdfWith([`[${'0 '.repeat(600_000)}]`]),
  'bomb: an object stream of many paths': () =>
    pdfWith([objectStream(Array(10).fill(`<<${'/F()'.repeat(100_000)}>>`))]),
  'bomb: an object stream of many small objects': () =>
    pdfWith(Array(9).fill(objectStream(Array(240_000).fill('()')))),
  'accepted: many references to one script': () =>
    pdfWith([manyScripts, ...Array(5000).fill('<</JS 2 0 R>>')]),
  'script: a script of comments without end': () =>
    pdfWith([`<</JS (${'this/*'.repeat(300_000)})>>`]),
  'script: a button that prints, blanks, and one more letter': () =>
    pdfWith([`<</JS (print\\(\\)${' '.repeat(600_000)}x)>>`]),
  'bomb: a long script': () => pdfWith([`<</JS (${'true;'.repeat(1_400_000)})>>`]),
  'bomb: many references to one attachment': () =>
    pdfWith([packedZeros, ...Array(5000).fill('<</EF<</F 2 0 R>>>>')]),
  'bomb: a DOC with many marks of fields': () =>
    docWithField('\u0013a'.repeat(4_000_000), 'latin1').buffer,
  'bomb: a JPEG of many empty segments': () =>
    Buffer.from(`ffd8${'ffc40002'.repeat(100_000)}ffda0002ffd9`, 'hex'),
  'bomb: many encryptions to try': () =>
    pdfWith(
      Array(3000).fill('endobj\n1 0 obj <</Filter/Standard>>'),
      '/Encrypt 1 0 R '.repeat(3000),
    ),
  'broken: an object stream with the same object again and again, and one outside of it': () => {
    const data = Buffer.from(`${sameObject}(${'a'.repeat(500_000)})`);
    return pdfWith([stream(`/N 20001 /First ${sameObject.length}`, data)]);
  },
};

// Seconds of work each, which take several times as long beside other tests.
it.each(Object.entries(costly))('%s', { timeout: 60_000 }, async (name, file) => {
  const outcome = await inspectFile(new Uint8Array(file()), kindNames);
  expect(typeof outcome === 'string' ? outcome : 'accepted').toBe(name.replace(/:.*/, ''));
});

it('the entries of nested storages are listed once', () => {
  const entry = (children: readonly OleEntry[]): OleEntry => ({
    ...{ name: '', isStream: false, size: 0, classId: '', children },
    read: () => null,
  });
  let root = entry(Array.from({ length: 200_000 }, () => entry([])));
  for (let depth = 0; depth < 1000; depth += 1) root = entry([root]);
  expect(oleEntries(root)).toHaveLength(201_001);
});
