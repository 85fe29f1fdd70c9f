import { expect, it } from 'vitest';
import { markdownHtml, markdownText } from '@/lib/markdown/render';

const html = (markdown: string) => markdownHtml(markdown, { baseUrl: 'https://dauro.example/' });

it('keeps a dash on the line of the word it is set against', () => {
  expect(html('Una gira —la palabra nos queda grande—, sino otra cosa')).toBe(
    '<p>Una gira —\u2060la palabra nos queda grande\u2060—, sino otra cosa</p>',
  );
});

it('joins the dash that begins a dialogue', () => {
  expect(html('—¿Quién es? —dijo')).toBe('<p>—\u2060¿Quién es? —\u2060dijo</p>');
});

it('leaves dashes between spaces, inside words and in code as they are', () => {
  expect(html('uno — dos, Granada—Motril, `a —b—`')).toBe(
    '<p>uno — dos, Granada—Motril, <code>a —b—</code></p>',
  );
});

it('counts and quotes the words without it', () => {
  expect(markdownText('Una gira —la palabra—.')).toBe('Una gira —la palabra—.');
});
