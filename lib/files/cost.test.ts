import { expect, it } from 'vitest';
import { docxWith, pdf } from '@/tests/fixtures/documents';
import { inspectFile } from './inspect';
import { kindNames } from './kinds';

const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
const code = `<w:instrText>LINK${' a.a'.repeat(1000)}</w:instrText>`;
const documentOf = (xml: string) =>
  docxWith([{ name: 'word/a.xml', content: `<a>${xml}</a>` }]).buffer;

/** A verdict that takes quadratic time would exceed the time limit of a test; a linear one takes a moment. */
const costly: [verdict: string, name: string, file: () => Buffer][] = [
  [
    'cut_off',
    'blanks behind the end of a PDF, and one more letter',
    () => Buffer.concat([pdf().buffer, Buffer.from(`${' '.repeat(300_000)}x`)]),
  ],
  [
    'accepted',
    'slashes in the attribute of a field',
    () => documentOf(`<w:fldSimple w:instr="LINK a${'/'.repeat(300_000)}"/>`),
  ],
  [
    'remote',
    'a long address in the attribute of a field',
    () => documentOf(`<w:fldSimple w:instr='INCLUDETEXT "http://a.example/${'a'.repeat(9000)}"'/>`),
  ],
  [
    'accepted',
    'a field with many separators',
    () => documentOf(`${mark('begin')}${code}${mark('separate').repeat(100_000)}`),
  ],
  [
    'bomb',
    'many fields of many targets',
    () => documentOf(`${mark('begin')}${code}${mark('end')}`.repeat(1000)),
  ],
];

it.each(costly)('%s: %s', async (verdict, _name, file) => {
  const outcome = await inspectFile(new Uint8Array(file()), kindNames);
  expect(typeof outcome === 'string' ? outcome : 'accepted').toBe(verdict);
});
