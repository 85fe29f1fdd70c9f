import type { Node } from 'prosemirror-model';
import { AllSelection, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, it, vi } from 'vitest';
import { linkRange, linksItself, pasteAddress } from './commands';
import { openMarkdown } from './document';
import { markType, nodeType, visualSchema } from './schema';

const link = (href: string) => markType('link').create({ href });
const words = (text: string, ...marks: ReturnType<typeof link>[]) => visualSchema.text(text, marks);

/** «Lee [el **libro** nuevo](/a)[aquí](/b) y [más](/a)» with the cursor at a position. */
function rangeAt(position: number) {
  const line = nodeType('paragraph').create(null, [
    words('Lee '),
    words('el ', link('/a')),
    words('libro', link('/a'), markType('strong').create()),
    words(' nuevo', link('/a')),
    words('aquí', link('/b')),
    words(' y '),
    words('más', link('/a')),
  ]);
  const doc = nodeType('doc').create(null, line);
  return linkRange(EditorState.create({ doc, selection: TextSelection.create(doc, position) }));
}

it.each([6, 9, 12, 18])('covers the whole link around %i', (position) => {
  expect(rangeAt(position)).toEqual({ from: 5, to: 19, href: '/a' });
});

it('stops at another link, and is empty outside a link', () => {
  expect(rangeAt(21)).toEqual({ from: 19, to: 23, href: '/b' });
  expect(rangeAt(27)).toEqual({ from: 26, to: 29, href: '/a' });
  expect(rangeAt(3)).toEqual({ from: 3, to: 3, href: '' });
});

it.each([
  ['ana@dauro.example', true],
  ['Mira www.dauro.example hoy', true],
  ['https://dauro.example/a_b', true],
  ['la web de Ana', false],
  ['1. www', false],
])('the page links %j by itself: %s', (text, expected) => {
  const line = nodeType('paragraph').create(null, words(text, link('/a')));
  const doc = nodeType('doc').create(null, line);
  expect(linksItself(EditorState.create({ doc }), { from: 1, to: 1 + text.length })).toBe(expected);
});

it('pastes the address of a book of this site as its path', () => {
  vi.stubGlobal('location', { origin: 'https://dauro.example' });
  const doc = nodeType('doc').create(null, nodeType('paragraph').create());
  const view = { state: EditorState.create({ doc }), dispatch: vi.fn() };
  const address = 'https://dauro.example/producto/uno/?utm_source=x';
  expect(pasteAddress(view as unknown as EditorView, ` ${address}\n`)).toBe(true);
  const { doc: after } = view.dispatch.mock.lastCall?.[0] ?? {};
  expect(after.textContent).toBe(address);
  expect(after.nodeAt(1).marks[0].attrs.href).toBe('/producto/uno/?utm_source=x');
});

const all = (doc: Node) => new AllSelection(doc);

it.each([
  ['all of one block', 'Uno\\\ndos', all, true],
  ['some words', 'Uno dos', (doc: Node) => TextSelection.create(doc, 1, 4), true],
  ['an empty text', '', all, true],
  ['all of several blocks', '# Uno\n\ndos', all, false],
  ['words of two blocks', 'Uno\n\ndos', (doc: Node) => TextSelection.create(doc, 2, 8), false],
  ['a picture', '![Uno](/images/a.webp)', (doc: Node) => NodeSelection.create(doc, 0), false],
])('a pasted address links %s, or replaces the selection', (_name, markdown, select, links) => {
  vi.stubGlobal('location', { origin: 'https://dauro.example' });
  const { doc } = openMarkdown(markdown);
  const view = { state: EditorState.create({ doc, selection: select(doc) }), dispatch: vi.fn() };
  expect(pasteAddress(view as unknown as EditorView, 'https://a.example/')).toBe(links);
});
