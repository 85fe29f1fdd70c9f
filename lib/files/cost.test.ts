import { expect, it } from 'vitest';
import { pdf } from '@/tests/fixtures/documents';
import { inspectFile } from './inspect';
import { kindNames } from './kinds';

/** A verdict that takes quadratic time would exceed the time limit of a test; a linear one takes a moment. */
const costly: [verdict: string, name: string, file: () => Buffer][] = [
  [
    'cut_off',
    'blanks behind the end of a PDF, and one more letter',
    () => Buffer.concat([pdf().buffer, Buffer.from(`${' '.repeat(300_000)}x`)]),
  ],
];

it.each(costly)('%s: %s', async (verdict, _name, file) => {
  const outcome = await inspectFile(new Uint8Array(file()), kindNames);
  expect(typeof outcome === 'string' ? outcome : 'accepted').toBe(verdict);
});
