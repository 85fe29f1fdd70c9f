import { describe, expect, it } from 'vitest';
import { isTable, markType, nodeType, visualSchema } from '@/app/admin/blog-posts/_visual/schema';
import { tableMarkdown } from '@/app/admin/blog-posts/_visual/to-markdown';

const cell = (...words: string[]) =>
  words.map((text) => nodeType('paragraph').create(null, visualSchema.text(text)));

describe('tableMarkdown', () => {
  it('prints a cell on one line with its marks, and escapes the bar', () => {
    const bold = visualSchema.text('Año', [markType('strong').create()]);
    expect(
      tableMarkdown([
        [[nodeType('paragraph').create(null, bold)], cell('Título')],
        [cell('2024'), cell('Uno | dos', 'y tres')],
        [[], cell('Sin año')],
      ]),
    ).toBe(
      '| **Año** | Título            |\n| ------- | ----------------- |\n| 2024    | Uno \\| dos y tres |\n|         | Sin año           |',
    );
  });
});

describe('isTable', () => {
  it.each(['| a | b |\n| - | - |\n| 1 | 2 |', 'a | b\n:-|-:\n1 | 2', '| a |\n|---|'])(
    'accepts %j',
    (source) => expect(isTable(source)).toBe(true),
  );

  it.each(['a\n---', '| a | b |', '<p>a | b</p>'])('refuses %j', (source) =>
    expect(isTable(source)).toBe(false),
  );
});
