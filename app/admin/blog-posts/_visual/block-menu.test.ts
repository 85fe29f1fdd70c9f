import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import posts from '@/messages/es/posts.json' with { type: 'json' };
import {
  type Block,
  blockMenu,
  blocks,
  clearLine,
  closeMenu,
  offeredBlocks,
  openMenu,
} from './block-menu';
import { insert } from './commands';
import { openMarkdown } from './document';

/** An editor with the cursor at the end of its text. */
function editor(markdown: string) {
  const { doc } = openMarkdown(markdown);
  let state = EditorState.create({ doc, plugins: [blockMenu], selection: Selection.atEnd(doc) });
  const dispatch = (transaction: Transaction) => {
    state = state.apply(transaction);
  };
  return {
    type: (text: string) => {
      for (const character of text) dispatch(state.tr.insertText(character));
    },
    paste: (text: string) => dispatch(state.tr.insertText(text).setMeta('paste', true)),
    run: (command: typeof clearLine) => command(state, dispatch),
    moveTo: (position: number) =>
      dispatch(state.tr.setSelection(TextSelection.create(state.doc, position))),
    offered: () => offeredBlocks(state, posts.visual.tools as Record<Block, string>),
    text: () => state.doc.textContent,
  };
}

it('opens with a slash in an empty line, and is filtered by what follows, without accents', () => {
  const { type, offered } = editor('');
  expect(offered()).toEqual([]);
  type('/');
  expect(offered()).toEqual([...blocks]);
  type('VID');
  expect(offered()).toEqual(['video']);
  type('x');
  expect(offered()).toEqual([]);
});

it.each([
  ['words before', 'y', '/'],
  ['a list', '- uno', '/'],
  ['two slashes', '', 'https://'],
])('stays closed after %s', (_where, markdown, typed) => {
  const { type, offered } = editor(markdown);
  type(typed);
  expect(offered()).toEqual([]);
});

it('stays closed after a pasted slash, and once it was closed', () => {
  const pasted = editor('');
  pasted.paste('/');
  expect(pasted.offered()).toEqual([]);
  const closed = editor('');
  closed.type('/');
  closed.run(closeMenu);
  closed.type('l');
  expect([closed.offered(), closed.text()]).toEqual([[], '/l']);
});

it('closes when the cursor leaves the end of the line', () => {
  const { type, moveTo, offered } = editor('');
  type('/l');
  moveTo(2);
  expect(offered()).toEqual([]);
  moveTo(3);
  expect(offered()).toEqual([]);
});

it('opened by the button it needs no slash, and removes only what was typed for it', () => {
  const { type, run, offered, text } = editor('');
  run(openMenu);
  expect(offered()).toEqual([...blocks]);
  type('cita');
  expect(offered()).toEqual(['quote']);
  run(clearLine);
  expect([offered(), text()]).toEqual([[], '']);
  run(insert({ kind: 'link', href: '/producto/a', words: 'A' }));
  expect(text()).toBe('A');
});
