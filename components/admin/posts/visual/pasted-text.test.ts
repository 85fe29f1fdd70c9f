import { expect, it } from 'vitest';
import { readPastedText } from '@/components/admin/posts/visual/pasted-text';
import { toMarkdown } from '@/lib/markdown/visual/to-markdown';

const pasted = (text: string, plain = false) =>
  readPastedText(text, plain, []).content.content.map(toMarkdown).join('\n\n');

it.each([
  '# Título',
  '- uno\n- dos',
  'Con **negrita**.',
  '[enlace](/blog)',
  '> Cita',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '```\ncódigo\n```',
])('reads Markdown: %j', (text) => expect(pasted(text)).toBe(text));

it('takes what is asked for as plain text as it is', () => {
  expect(pasted('# Título', true)).toBe('\\# Título');
});

it.each([
  ['Un verso\r\ny otro\r\n\r\nOtra estrofa\n', 'Un verso\\\ny otro\n\nOtra estrofa'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['Uno\n\n    sangrado', 'Uno\n\nsangrado'],
  ['<b>no</b>', '\\<b>no\\</b>'],
])('keeps the lines of a text without signs: %j', (text, markdown) => {
  expect(pasted(text)).toBe(markdown);
});

it('gives no block a source', () => {
  const { content } = readPastedText('# Uno\n\nDos', false, []);
  expect(content.content.map(({ attrs }) => attrs['origin'])).toEqual([null, null]);
});
