import { readdirSync, readFileSync } from 'node:fs';
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { markdownHtml } from '@/lib/markdown/render';
import { openMarkdown, saveMarkdown } from './document';
import { isTable, markType, nodeType, visualSchema } from './schema';
import { tableMarkdown, toMarkdown } from './to-markdown';

const folder = 'tests/fixtures/markdown';
const odd = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
const seeds = [
  ...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$md\$([\s\S]*?)\$md\$/g),
].map(([, text = ''], index) => [`article ${index + 1}`, text]);

/** The content of the editor without the origins of its blocks. */
const shown = (doc: Node) =>
  doc.children
    .filter((node) => node.type.name !== 'paragraph' || node.content.size > 0)
    .map((node) =>
      JSON.stringify(node.toJSON(), (key, value) => (key === 'origin' ? null : value)),
    );

const docOf = (children: readonly Node[]) =>
  nodeType('doc').create(null, children.length > 0 ? children : nodeType('paragraph').create());

/** Two adjacent lists with the same marker are one list in Markdown. */
const listsTouch = (blocks: readonly Node[]) =>
  blocks.some((block, index) => {
    const [one, next] = [block, blocks[index + 1]].map((node) =>
      /^([-*+]|\d+[.)]) /.exec(node ? toMarkdown(node) : '')?.[1]?.at(-1),
    );
    return one !== undefined && one === next;
  });

/** Appends a word to the first text of a block; null for a block without text. */
function typed(doc: Node, index: number): Node | null {
  let start = 0;
  for (const child of doc.children.slice(0, index)) start += child.nodeSize;
  const blocks: { end: number; isEmpty: boolean }[] = [];
  doc.nodesBetween(start, start + doc.child(index).nodeSize, (node, position) => {
    if (!node.isTextblock) return true;
    blocks.push({ end: position + 1 + node.content.size, isEmpty: node.content.size === 0 });
    return false;
  });
  const [first] = blocks;
  if (!first) return null;
  const word = visualSchema.text(first.isEmpty ? 'Zoraida' : ' Zoraida');
  return doc.replace(first.end, first.end, new Slice(Fragment.from(word), 0, 0));
}

describe.each([...seeds, ...odd] as [name: string, markdown: string][])('%s', (_name, markdown) => {
  const opened = openMarkdown(markdown);
  const { doc, origins } = opened;
  const printed = origins.map(({ before, source }) => before + source);
  const sources = (from: number, to?: number) => printed.slice(from, to).join('');

  it('is saved byte for byte when it was not edited', () => {
    expect(sources(0) + opened.after).toBe(markdown);
    expect(saveMarkdown(doc, opened)).toBe(markdown);
    const again = visualSchema.nodeFromJSON(doc.toJSON());
    again.check();
    expect(saveMarkdown(again, { ...opened, doc: docOf([]) })).toBe(markdown);
  });

  // Of a long text only a sample of twelve blocks is tested.
  const step = Math.ceil(origins.length / 12);
  const sample = origins.map((_, index) => index).filter((index) => index % step === 0);

  it('changes no other block when a word is typed into one', () => {
    for (const index of sample) {
      const edited = typed(doc, index);
      if (!edited) continue;
      const saved = saveMarkdown(edited, opened);
      const tail = sources(index + 1) + opened.after;
      expect(saved.startsWith(sources(0, index)), markdown).toBe(true);
      expect(saved.endsWith(tail.trimStart()), markdown).toBe(true);
      expect(shown(openMarkdown(saved).doc)).toEqual(shown(edited));
    }
  });

  it('renders the same HTML when every block is printed', () => {
    const html = (text: string) =>
      markdownHtml(text, { baseUrl: 'https://a.example/' })
        .replace(/[ \n]+/g, ' ')
        // The editor does not store which of two marks around the same words is the outer one.
        .replaceAll(/<em><strong>([^<]*)<\/strong><\/em>/g, '<strong><em>$1</em></strong>');
    expect(html(doc.children.map(toMarkdown).filter(Boolean).join('\n\n'))).toBe(html(markdown));
  });

  it('has the same blocks after saving when a block was removed or moved to the end', () => {
    // Definitions change the meaning of other blocks.
    if (origins.some(({ source }) => /^\[[^\]]+\]:/.test(source))) return;
    for (const index of sample) {
      const others = doc.children.toSpliced(index, 1);
      for (const edited of [docOf(others), docOf([...others, doc.child(index)])]) {
        if (listsTouch(edited.children)) continue;
        expect(shown(openMarkdown(saveMarkdown(edited, opened)).doc)).toEqual(shown(edited));
      }
    }
  });
});

describe('text written in the editor', () => {
  const [strong, em] = [markType('strong').create(), markType('em').create()];
  const text = (words: string, ...marks: Mark[]) => visualSchema.text(words, marks);
  const written = (...content: Node[]) => toMarkdown(nodeType('paragraph').create(null, content));

  it('keeps white space outside the marks, and nests overlapping ones', () => {
    expect(written(text('uno '), text(' dos ', strong), text('tres'))).toBe('uno  **dos** tres');
    const overlapping = [text('a ', strong), text('b', strong, em), text(' c', em)];
    expect(written(...overlapping)).toBe('**a _b_** _c_');
    expect(written(text('pala'), text('bra', em))).toBe('pala*bra*');
    expect(written(text('Nota:\u00a0', strong), text('dos'))).toBe('**Nota:**\u00a0dos');
    expect(written(text('x', strong, markType('code').create()))).toBe('**`x`**');
  });

  it('writes no blank behind a line break, and reads those written before', () => {
    const lineBreak = nodeType('hard_break').create();
    expect(written(text('Nota:', strong), lineBreak, text(' uno'), lineBreak, text('\tdos'))).toBe(
      '**Nota:**\\\nuno\\\ndos',
    );
    expect(written(text('a'), lineBreak, text(' '), text(' b', strong))).toBe('a\\\n**b**');
    const before = 'uno\\\n&#x20;**dos**\\\n&#x20; tres';
    const { doc } = openMarkdown(before);
    expect(doc.firstChild?.textBetween(0, doc.content.size - 2, '', '|')).toBe('uno|dos|tres');
  });

  it('writes no letter as a reference beside a sign with a mark, and reads those written before', () => {
    expect(written(text('Nota:', strong, em), text('El'))).toBe('**_Nota_**:El');
    expect(written(text('a', em), text(' ¡'), text('Ay!', strong))).toBe('_a_ ¡**Ay!**');
    expect(written(text('—', strong), text('Hola y'), text('(eso)', em))).toBe('—Hola y(_eso)_');
    // A backtick is a sign, and an emoji may consist of one with a mark.
    expect(written(text('Nota:', strong), text('x', markType('code').create()))).toBe(
      '**Nota:**`x`',
    );
    expect(written(text('y'), text('❤️ a', strong))).toBe('y❤️ **a**');
    const before = openMarkdown('**Nota:**&#x45;l').doc.firstChild;
    expect(before?.children.map(({ text }) => text)).toEqual(['Nota:', 'El']);
  });

  it.each(['peña@x.example', 'ana@peña.example'])('links %s as Markdown can', (mailbox) => {
    const linked = text(mailbox, markType('link').create({ href: `mailto:${mailbox}` }));
    const markdown = written(text('Escribe a '), linked);
    expect(markdown).toBe(`Escribe a [${mailbox}](mailto:${mailbox})`);
    expect(openMarkdown(markdown).doc.firstChild?.lastChild?.eq(linked)).toBe(true);
  });

  it.each(['# no', '- no', '1. no', '> no', '*no*', '`no`', '[no](/a)', '<b>', '![no](/a)'])(
    'escapes the Markdown syntax of %s',
    (words) => expect(openMarkdown(written(text(words))).doc.textContent).toBe(words),
  );
});

const line = (words: string) => nodeType('paragraph').create(null, visualSchema.text(words));
const typeInto = (index: number) => (doc: Node) => typed(doc, index)?.children ?? [];
const put = (index: number, node: Node) => (doc: Node) => doc.children.toSpliced(index, 0, node);
const remove = (index: number) => (doc: Node) => doc.children.toSpliced(index, 1);

const indented = 'Llevad:\n\n  - pan\n  - vino';
it.each<[markdown: string, edit: (doc: Node) => readonly Node[], saved: string]>([
  [indented, put(1, line('Y más')), 'Llevad:\n\nY más\n\n- pan\n- vino'],
  [indented, remove(0), '- pan\n- vino'],
  [indented, typeInto(0), 'Llevad: Zoraida\n\n  - pan\n  - vino'],
  ['   1. uno\n   2. dos', put(0, line('Antes')), 'Antes\n\n1. uno\n2. dos'],
  ['Así\n\n   ```\n   x\n   ```', remove(0), '```\nx\n```'],
  ['Así\n\n  - [ ] uno\n  - [ ] dos', remove(0), '- [ ] uno\n- [ ] dos'],
  ['Así\n\n  - [ ] uno\n- [ ] dos\n\n  tres', remove(0), '- [ ] uno\n- [ ] dos\n\n  tres'],
  ['```\na\n```\n  - b\n  - c', typeInto(0), '```\na Zoraida\n```\n\n  - b\n  - c'],
  ['Uno\n\n  -\n  dos', remove(0), '-\n\ndos'],
  ['-   uno\n\n  Aparte', typeInto(0), '- uno Zoraida\n\nAparte'],
  ['-   uno\n\n  1. dos\n  2. tres', typeInto(0), '- uno Zoraida\n\n1. dos\n2. tres'],
  [
    'Hola\n\n[ref]: https://x.example/\nOtro\n---\n\nVer [esto][ref].',
    typeInto(0),
    'Hola Zoraida\n\n[ref]: https://x.example/\nOtro\n---\n\nVer [esto][ref].',
  ],
  [
    'Véase[^1]: sigue.\n\n[^1]: Nota.',
    (doc) => doc.replace(1, 6, Slice.empty).children,
    '[^1]\\: sigue.\n\n[^1]: Nota.',
  ],
])('saves what an edit of %j means', (markdown, edit, saved) => {
  const opened = openMarkdown(markdown);
  const edited = docOf(edit(opened.doc));
  expect(saveMarkdown(edited, opened)).toBe(saved);
  expect(shown(openMarkdown(saved).doc)).toEqual(shown(edited));
});

it.each<[markdown: string, edit: (doc: Node) => readonly Node[], saved: string]>([
  ['Uno\n\n<!-- dos', put(2, line('Fin')), 'Uno\n\n<!-- dos\n-->\n\nFin'],
  ['  <PRE>\nuno\n\ndos', put(1, line('Fin')), '  <PRE>\nuno\n\ndos\n</PRE>\n\nFin'],
  ['```js uno\nx', put(1, line('Fin')), '```js uno\nx\n```\n\nFin'],
  ['- a\n- b\n\nUno\n\n- [ ] c', remove(1), '* a\n* b\n\n- [ ] c'],
  ['1. [ ] a\n\nUno\n\n1. b', remove(1), '1. [ ] a\n\n1) b'],
  ['- a\n\nUno\n\n- b', (doc) => doc.replace(8, 11, Slice.empty).children, '- a\n\n* b'],
  ['- uno\n\nAsí\n\n  <p>dos', remove(1), '- uno\n\n<p>dos'],
  ['<pre>a</style>\n\nUno', typeInto(1), '<pre>a</style>\n\nUno Zoraida'],
])('keeps the blocks of %j apart', (markdown, edit, saved) => {
  const opened = openMarkdown(markdown);
  expect(saveMarkdown(docOf(edit(opened.doc)), opened)).toBe(saved);
});

it('opens the articles without raw blocks', () => {
  for (const [, markdown = ''] of seeds) {
    expect(openMarkdown(markdown).doc.children.map(({ type }) => type.name)).not.toContain('raw');
  }
});

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
