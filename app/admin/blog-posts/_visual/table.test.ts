import { expect, it } from 'vitest';
import { isTable, markType, nodeType, visualSchema } from '@/app/admin/blog-posts/_visual/schema';
import { tableMarkdown } from '@/app/admin/blog-posts/_visual/to-markdown';

const cell = (...words: string[]) =>
  words.map((text) => nodeType('paragraph').create(null, visualSchema.text(text)));

it('prints a cell on one line with its marks, and escapes the bar', () => {
  const bold = visualSchema.text('Año', [markType('strong').create()]);
  const rows = [
    [[nodeType('paragraph').create(null, bold)], cell('Título')],
    [cell('2024'), cell('Uno | dos', 'y tres')],
    [[], cell('Sin año')],
  ];
  expect(tableMarkdown(rows)).toBe(
    '| **Año** | Título            |\n| ------- | ----------------- |\n| 2024    | Uno \\| dos y tres |\n|         | Sin año           |',
  );
});

it.each([
  ['| a | b |\n| - | - |\n| 1 | 2 |', true],
  ['a | b\n:-|-:\n1 | 2', true],
  ['| a |\n|---|', true],
  ['a\n---', false],
  ['| a | b |', false],
  ['<p>a | b</p>', false],
])('%j is a table: %s', (source, expected) => expect(isTable(source)).toBe(expected));
