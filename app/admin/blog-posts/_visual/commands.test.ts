import type { Node } from 'prosemirror-model';
import { AllSelection, EditorState, type Selection, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { commands, isOn } from '@/app/admin/blog-posts/_visual/commands';
import { openMarkdown } from '@/app/admin/blog-posts/_visual/document';
import { toMarkdown } from '@/app/admin/blog-posts/_visual/to-markdown';

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

it('undoes nothing of a text that is only a picture', () => {
  const picture = '![Uno](/images/a.webp)';
  for (const tool of ['list', 'quote', 'heading'] as const) {
    expect(() => used(picture, all, tool)).not.toThrow();
  }
});
