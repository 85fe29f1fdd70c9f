import { describe, expect, it } from 'vitest';
import { type Edit, type Format, format, insertLines } from './markdown-edit';

const words = { text: 'texto', address: 'https://' };

/** '|' marks both ends of the selection. */
function read(marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (marked.lastIndexOf('|') === start ? 0 : 1);
  return { text: marked.replaceAll('|', ''), start, end };
}

function write(text: string, { from, to, insert, select: [start, end] }: Edit): string {
  const result = text.slice(0, from) + insert + text.slice(to);
  const caret = start === end ? '|' : `|${result.slice(start, end)}|`;
  return result.slice(0, start) + caret + result.slice(end);
}

describe('format', () => {
  it.each<[Format, string, string]>([
    ['bold', 'una |palabra| más', 'una **|palabra|** más'],
    ['bold', 'una **|palabra|** más', 'una |palabra| más'],
    ['bold', 'una| palabra |más', 'una **|palabra|** más'],
    ['bold', 'una |', 'una **|texto|**'],
    ['italic', '|ojo|', '_|ojo|_'],
    ['heading', 'uno\ndos|\ntres', 'uno\n## dos|\ntres'],
    ['heading', '## dos|', 'dos|'],
    ['heading', '- dos|', '## dos|'],
    ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    ['list', '|- b\n- c|', '|b\nc|'],
    ['quote', '|', '> |'],
    ['link', 'lee |esto|', 'lee [esto](|https://|)'],
    ['link', 'lee |/blog/a|', 'lee [|texto|](/blog/a)'],
    ['link', 'lee |', 'lee [|texto|](https://)'],
  ])('%s: %s', (kind, before, after) => {
    const selection = read(before);
    expect(write(selection.text, format(kind, selection, words))).toBe(after);
  });
});

describe('insertLines', () => {
  const pictures = (alt: string) =>
    ({ kind: 'pictures', pictures: [{ src: '/a.webp', alt }] }) as const;

  it.each([
    ['|', '![Un libro](/a.webp)\n\n|'],
    ['antes|después', 'antes\n\n![Un libro](/a.webp)\n\n|después'],
    ['antes\n\n|\ndespués', 'antes\n\n![Un libro](/a.webp)|\ndespués'],
  ])('%s', (before, after) => {
    const selection = read(before);
    expect(write(selection.text, insertLines(selection, pictures('Un libro')))).toBe(after);
  });

  it('keeps brackets in the alternative text from ending it', () => {
    const { insert } = insertLines(read('|'), pictures('a ](b) [c]\nd'));
    expect(insert).toContain('![a \\](b) \\[c\\] d](/a.webp)');
  });

  it('writes a gallery as pictures on lines of their own', () => {
    const gallery = [
      { src: '/a.webp', alt: 'a' },
      { src: '/b.webp', alt: '' },
    ];
    const { insert } = insertLines(read('|'), { kind: 'pictures', pictures: gallery });
    expect(insert).toBe('![a](/a.webp)\n![](/b.webp)\n\n');
  });

  it.each([
    ['Latido [2.ª ed.]', '[Latido \\[2.ª ed.\\]](/producto/latido)\n\n'],
    ['', '/producto/latido\n\n'],
  ])('writes a link with the words «%s»', (words, written) => {
    const link = { kind: 'link', href: '/producto/latido', words } as const;
    expect(insertLines(read('|'), link).insert).toBe(written);
  });
});
