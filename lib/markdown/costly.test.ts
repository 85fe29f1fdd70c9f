import { expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { isCostly } from './costly';
import { markdownTree } from './render';

const rows = (columns: number, count: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|a\n'.repeat(count)}`;

const nested = Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth)}- a`);

it.each([
  ['quotes in quotes', `${'>'.repeat(5_000)}a`],
  ['lists in lists', nested.join('\n')],
  ['lists in one line', `${'- '.repeat(2_000)}a`],
  ['notes in one line', `${'[^a]:'.repeat(1_600)}${'\n'.repeat(8_000)}`],
  ['numbers in one line', `${'1. '.repeat(2_000)}a`],
  ['a table that multiplies', rows(2_500, 2_500)],
  ['a table with other line ends', rows(2_500, 2_500).replaceAll('\n', '\r\n')],
  ['a table of dashes', rows(2_500, 2_500).replaceAll('|-', '|\u00a0—-')],
  ['emphasis that never ends', `a**b${'c* '.repeat(20_000)}`],
  ['brackets', '['.repeat(100_000)],
  ['comments without end', `a${`<!--${' a'.repeat(100)}`.repeat(2_000)}`],
  ['underlined headings', 'a\n===\n'.repeat(5_000)],
  ['underlined headings in quotes', '> a\n> ---\n>\n'.repeat(5_000)],
])('refuses %s within the time limit', (_name, text) => {
  const work = cpuTimeOf(() => {
    expect(isCostly(text)).toBe(true);
    const shown = markdownTree(text).children;
    expect(shown.every((node) => node.type === 'element' && node.tagName === 'p')).toBe(true);
  });
  expect(work).toBeLessThan(1_000);
});

it('reads half a megabyte within the time limit', () => {
  const pieces = [' ', '>', '[^', '[^a]:', '- ', '\n', '|-', '1', '\t>', '*'];
  const work = cpuTimeOf(() => {
    for (const piece of pieces) isCostly(piece.repeat(250_000));
    markdownTree(`|a\n${'|'.repeat(50_000)}a`);
  });
  expect(work).toBeLessThan(2_000);
});

it.each([
  ['a book of emphasis', 'Una *palabra*, **más fuerte**, en [un enlace](/blog).\n\n'.repeat(5_000)],
  ['a long bibliography', '- [Título](/blog), *Colección*, **Granada**\n'.repeat(2_000)],
  ['a long table', rows(12, 400)],
  ['a list within lists', '- a\n  - b\n    - c\n      1. d\n         > e'],
  ['many headings', 'Capítulo\n===\n\n## Parte\n\nTexto\n'.repeat(900)],
  ['a rule', '---\n***\n- - - - -\n'],
  ['code far to the right', `~~~\n${' '.repeat(200)}x\n~~~`],
])('accepts %s', (_name, text) => expect(isCostly(text)).toBe(false));
