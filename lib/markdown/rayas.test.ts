import { expect, it } from 'vitest';
import { markdownHtml, markdownText } from '@/lib/markdown/render';

const html = (markdown: string) => markdownHtml(markdown, { baseUrl: 'https://dauro.example/' });

it('joins a dash to the adjacent word', () => {
  expect(html('Una gira —la palabra nos queda grande—, sino otra cosa')).toBe(
    '<p>Una gira —\u2060la palabra nos queda grande\u2060—, sino otra cosa</p>',
  );
});

it('joins the dash at the beginning of a dialogue to the next word', () => {
  expect(html('—¿Quién es? —dijo')).toBe('<p>—\u2060¿Quién es? —\u2060dijo</p>');
});

it('does not join dashes between spaces, inside words and in code', () => {
  expect(html('uno — dos, Granada—Motril, `a —b—`')).toBe(
    '<p>uno — dos, Granada—Motril, <code>a —b—</code></p>',
  );
});

it('the joiner is not part of counted and quoted text', () => {
  expect(markdownText('Una gira —la palabra—.')).toBe('Una gira —la palabra—.');
});
