import type { Node, Slice } from 'prosemirror-model';
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
import { openMarkdown, saveMarkdown } from './document';
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
  let [place, end] = [1, 0];
  doc.descendants((node, position) => {
    if (node.text === 'aquí') place = position;
    if (node.text === 'hasta') end = position;
  });
  return TextSelection.create(doc, place, end || place);
};

it.each<[tool: Tool, markdown: string, after: string]>([
  ['ordered', '- uno\n- aquí\n- tres', '1. uno\n2. aquí\n3. tres'],
  ['ordered', '- aquí\n\n- dos', '1. aquí\n\n2. dos'],
  ['ordered', '- uno\n  - aquí', '- uno\n  1. aquí'],
  ['ordered', '* uno\n  > aquí', '1. uno\n   > aquí'],
  ['list', '3) aquí\n4) dos', '- aquí\n- dos'],
  ['list', '> 1. aquí', '> - aquí'],
  ['list', '- uno\n  1. aquí\n- hasta', '- uno\n  - aquí\n- hasta'],
])('%s gives the list of %j its type', (tool, markdown, after) => {
  expect(used(markdown, word, tool)).toEqual([after, true]);
});

it.each<[tool: Tool, markdown: string, after: string]>([
  ['list', 'Uno\n\n- a\n- b\n\nDos', '- Uno\n- a\n- b\n- Dos'],
  ['list', '- a\n- b\n\nUno', '- a\n- b\n- Uno'],
  ['ordered', 'Uno\n\n- a\n\n  b\n\n1) c', '1. Uno\n2. a\n\n   b\n3. c'],
  ['ordered', '5. a\n6. b\n\nUno', '5. a\n6. b\n7. Uno'],
  ['quote', '- a\n- b', '> - a\n> - b'],
  ['quote', 'Uno\n\n- a\n- b', '> Uno\n>\n> - a\n> - b'],
])('%s of a selection with a list makes none within it: %j', (tool, markdown, after) => {
  expect(used(markdown, all, tool)).toEqual([after, true]);
});

/** An editor without a page, whose keys and rules work. */
function editor(markdown: string, select: (doc: Node) => Selection) {
  const { doc } = openMarkdown(markdown);
  const view = {
    state: EditorState.create({ doc, plugins, selection: select(doc) }),
    dispatch: (transaction: Transaction) => (view.state = view.state.apply(transaction)),
    endOfTextblock: () => true,
  } as unknown as EditorView;
  const all = plugins as Plugin[];
  const press = (key: string, keyCode = 0, shiftKey = false) =>
    all.some((plugin) =>
      plugin.props.handleKeyDown?.call(plugin, view, { key, keyCode, shiftKey } as KeyboardEvent),
    );
  const insert = (sign: string) => {
    const { from, to } = view.state.selection;
    const typed = () => view.state.tr.insertText(sign);
    const handled = all.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, view, from, to, sign, typed),
    );
    if (!handled) view.dispatch(typed());
  };
  return {
    press,
    type: (text: string) => {
      for (const sign of text) sign === '\n' ? press('Enter', 13) : insert(sign);
    },
    markdown: () => saveMarkdown(view.state.doc, openMarkdown('')),
    paste: (slice: Slice) => view.dispatch(view.state.tr.replaceSelection(slice)),
    text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n\n'),
  };
}

const start = (doc: Node) => TextSelection.create(doc, 1);
const end = (doc: Node) => TextSelection.atEnd(doc);

it.each<[markdown: string, after: string]>([
  ['## Uno\n\nDos', 'Uno\n\nDos'],
  ['```\nUno\nDos\n```', 'Uno\\\nDos'],
])('Backspace at the start of %j leaves a paragraph', (before, after) => {
  const { press, markdown } = editor(before, start);
  press('Backspace', 8);
  expect(markdown()).toBe(after);
});

it.each<[typed: string, markdown: string]>([
  ['uno\n* * *dos', 'uno\n\n---\n\ndos'],
  ['uno\n- - -dos', 'uno\n\n---\n\ndos'],
  ['- - - dos*', '---\n\ndos\\*'],
  ['- - dos*', '- - dos\\*'],
  ['- uno\n- dos\n* tres', '- uno\n- dos\n- tres'],
  ['L`Hospitalet de l`Infant', 'L\\`Hospitalet de l\\`Infant'],
  ['Con `código`', 'Con `código`'],
  ['Libro (*) y envío (*), (**) y (**)', 'Libro (\\*) y envío (\\*), (\\*\\*) y (\\*\\*)'],
])('%j is typed as %j', (typed, expected) => {
  const { type, markdown } = editor('', start);
  type(typed);
  expect(markdown()).toBe(expected);
});

it.each<[key: string, select: (doc: Node) => Selection, before: string, after: string]>([
  ['ArrowDown', end, '```\nUno\n```', '```\nUno\n```\n\nsigue'],
  ['ArrowUp', start, '```\nUno\n```', 'sigue\n\n```\nUno\n```'],
  ['ArrowDown', start, '```\nUno\n```\n\nDos', '```\nsigueUno\n```\n\nDos'],
  ['ArrowDown', start, '```\nUno\n```\n\n![](/a.webp)', '```\nsigueUno\n```\n\n![](/a.webp)'],
])('%s leaves code at an end of the text only: %j', (key, select, before, after) => {
  const { press, type, markdown } = editor(before, select);
  press(key);
  type('sigue');
  expect(markdown()).toBe(after);
});

it('lists become one when the line between them goes, or becomes a list', () => {
  const { press, markdown } = editor('- uno\n\nx\n\n- dos', (doc) =>
    TextSelection.create(doc, 10, 11),
  );
  press('Backspace', 8);
  press('Backspace', 8);
  expect(markdown()).toBe('- uno\n-\n- dos');
  const line = (doc: Node) => TextSelection.create(doc, 10);
  expect(used('- uno\n\nx\n\n- dos', line, 'list')).toEqual(['- uno\n- x\n- dos', true]);
});

it('lines stay lines between code and words', () => {
  const words = editor('Uno\\\ndos', start);
  words.type('```');
  expect(words.markdown()).toBe('```\nUno\ndos\n```');
  const inline = editor('`uno`', end);
  inline.press('Enter', 13, true);
  inline.type('dos');
  expect(inline.markdown()).toBe('`uno`\\\n`dos`');
  const { doc } = openMarkdown('```\nuno\ndos\n```');
  const pasted = editor('Y ', end);
  pasted.paste(doc.slice(1, doc.content.size - 1));
  expect(pasted.markdown()).toBe('Yuno\\\ndos');
});

it('code with a line end stays as it was while other words are typed', () => {
  const before = 'Uno `dos\ntres` cuatro\n\nFin';
  const opened = openMarkdown(before);
  const { doc } = opened;
  const state = EditorState.create({ doc, plugins, selection: end(doc) });
  expect(saveMarkdown(state.apply(state.tr.insertText('.')).doc, opened)).toBe(`${before}.`);
});

it('a heading keeps no line break', () => {
  const { press, type, text } = editor('## Uno', end);
  press('Enter', 13, true);
  type('dos');
  expect(text()).toBe('Uno dos');
});

it('copies line breaks and what is edited as source as text', () => {
  const { text } = editor('Verde\\\nviento\n\n| a | b |\n| - | - |\n| 1 | 2 |', start);
  expect(text()).toBe('Verde\nviento\n\n| a | b |\n| - | - |\n| 1 | 2 |');
});
