import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keydownHandler, keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { canJoin } from 'prosemirror-transform';
import { nodeType } from '@/lib/markdown/visual/schema';

const lineBreak: Command = (state, dispatch) => {
  const node = nodeType('hard_break').create();
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
};

const item = nodeType('list_item');

/** Runs the command inside list items only. There the key counts as handled even if the command does nothing. */
const withinItem =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection;
    const depths = Array.from({ length: $from.depth }, (_, above) => above + 1);
    if (!depths.some((depth) => $from.node(depth).type === item)) return false;
    command(state, dispatch, view);
    return true;
  };

const tabs = keydownHandler({
  Tab: withinItem(sinkListItem(item)),
  'Shift-Tab': withinItem(liftListItem(item)),
});

/** Tab changes the level of a list item. After Escape it moves the focus, so that the keyboard can leave. */
const tabKeys = () => {
  let leaves = false;
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const isTab = event.key === 'Tab';
        const handled = isTab && !leaves && tabs(view, event);
        // Pressing Shift must not reset this, since it precedes the Tab of Shift+Tab.
        if (event.key !== 'Shift') leaves = event.key === 'Escape';
        return handled;
      },
    },
  });
};

const keys = keymap({
  'Mod-Shift-z': redo,
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
  Enter: splitListItem(item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
});

const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodeType('heading'), ([, marks = '##']) => ({
      level: marks.length,
    })),
    textblockTypeInputRule(/^```$/, nodeType('code_block')),
    wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    wrappingInputRule(/^\s*[-*]\s$/, nodeType('bullet_list')),
    wrappingInputRule(/^(\d+)\.\s$/, nodeType('ordered_list'), ([, start]) => ({
      start: Number(start),
    })),
  ],
});

/** The position between two adjacent lists with the same marker, which would be one list in Markdown. */
function touchingLists(doc: Node): number | null {
  let found: number | null = null;
  doc.descendants((node, position, parent, index) => {
    const next = parent?.maybeChild(index + 1);
    const same = next?.type === node.type && next.attrs['marker'] === node.attrs['marker'];
    if (same && node.type.name.endsWith('_list')) found = position + node.nodeSize;
    return found === null && !node.isTextblock;
  });
  return found;
}

const joinLists = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const position = touchingLists(doc);
    return position !== null && canJoin(doc, position) ? tr.join(position) : null;
  },
});

export const plugins = [
  history(),
  markdownRules,
  tabKeys(),
  keys,
  keymap(baseKeymap),
  gapCursor(),
  joinLists,
];
