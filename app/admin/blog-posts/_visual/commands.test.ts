import type { Node } from 'prosemirror-model';
import {
  AllSelection,
  EditorState,
  type Plugin,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { commands, isOn } from './commands';
import { openMarkdown } from './document';
import { plugins } from './plugins';
import { toMarkdown } from './to-markdown';

type Tool = keyof typeof commands;

/** What the tools make of a text, one after the other, and whether the last one is on then. */
function used(markdown: string, select: (doc: Node) => Selection, ...tools: Tool[]) {
  const { doc } = openMarkdown(markdown);
  let state = EditorState.create({ doc, selection: select(doc) });
  for (const tool of tools) {
    commands[tool](state, (transaction) => {
      state = state.apply(transaction);
    });
  }
  const last = tools.at(-1);
  return [state.doc.children.map(toMarkdown).join('\n\n'), last && isOn(state, last)];
}

const all = (doc: Node) => new AllSelection(doc);

it.each<[tool: Tool, markdown: string]>([
  ['list', '- Uno\n- Dos'],
  ['ordered', '1. Uno\n2. Dos'],
  ['quote', '> Uno\n>\n> Dos'],
  ['heading', '## Uno\n\n## Dos'],
  ['subheading', '### Uno\n\n### Dos'],
  ['bold', '**Uno**\n\n**Dos**'],
])('%s of everything is seen, switched off and on again', (tool, markdown) => {
  const state = (doc: Node) => EditorState.create({ doc, selection: all(doc) });
  expect(isOn(state(openMarkdown(markdown).doc), tool)).toBe(true);
  expect(used(markdown, all, tool)).toEqual(['Uno\n\nDos', false]);
  expect(used('Uno\n\nDos', all, tool)[1]).toBe(true);
});

it('fails on no text that is only a picture', () => {
  for (const tool of ['list', 'quote', 'heading'] as const) {
    expect(() => used('![Uno](/images/a.webp)', all, tool)).not.toThrow();
  }
});

const word = (doc: Node) => {
  let place = 1;
  doc.descendants((node, position) => {
    if (node.text === 'aquí') place = position;
  });
  return TextSelection.create(doc, place);
};

it.each<[tool: Tool, markdown: string, after: string]>([
  ['ordered', '- uno\n- aquí\n- tres', '1. uno\n2. aquí\n3. tres'],
  ['ordered', '- aquí\n\n- dos', '1. aquí\n\n2. dos'],
  ['ordered', '- uno\n  - aquí', '- uno\n  1. aquí'],
  ['ordered', '* uno\n  > aquí', '1. uno\n   > aquí'],
  ['list', '3) aquí\n4) dos', '- aquí\n- dos'],
  ['list', '> 1. aquí', '> - aquí'],
])('%s gives the list of %j its type', (tool, markdown, after) => {
  expect(used(markdown, word, tool)).toEqual([after, true]);
});

it.each<[markdown: string, after: string]>([
  ['## Uno\n\nDos', 'Uno\n\nDos'],
  ['```\nUno\n```', 'Uno'],
])('Backspace at the start of %j leaves a paragraph', (markdown, after) => {
  const { doc } = openMarkdown(markdown);
  const view = {
    state: EditorState.create({ doc, plugins, selection: TextSelection.create(doc, 1) }),
    dispatch: (transaction: Transaction) => (view.state = view.state.apply(transaction)),
    endOfTextblock: () => true,
  } as unknown as EditorView;
  const press = { key: 'Backspace', keyCode: 8 } as KeyboardEvent;
  (plugins as Plugin[]).some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, press));
  expect(view.state.doc.children.map(toMarkdown).join('\n\n')).toBe(after);
});
