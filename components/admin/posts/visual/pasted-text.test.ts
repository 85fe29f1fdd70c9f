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
])('reads %j as Markdown', (text) => expect(pasted(text)).toBe(text));

it('does not read text pasted as plain text as Markdown', () => {
  expect(pasted('# Título', true)).toBe('\\# Título');
});

it.each([
  ['Un verso\r\ny otro\r\n\r\nOtra estrofa\n', 'Un verso\\\ny otro\n\nOtra estrofa'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['Uno\n\n    sangrado', 'Uno\n\nsangrado'],
  ['<b>no</b>', '\\<b>no\\</b>'],
])('keeps the lines of a text without Markdown syntax: %j', (text, markdown) => {
  expect(pasted(text)).toBe(markdown);
});

it('gives pasted blocks no origin', () => {
  const { content } = readPastedText('# Uno\n\nDos', false, []);
  expect(content.content.map(({ attrs }) => attrs['origin'])).toEqual([null, null]);
});
