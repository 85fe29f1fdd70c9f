import { autoJoin, baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keydownHandler, keymap } from 'prosemirror-keymap';
import type { ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, Selection, TextSelection } from 'prosemirror-state';
import { blockMenu } from './block-menu';
import { listNames, within } from './commands';
import { type MarkName, markType, nodeType, visualSchema } from './schema';

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
    if (!within(state, item)) return false;
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

/** From code at an end of the text the arrow has nowhere to go, not even a picture, so it begins a paragraph there. */
const leaveCode =
  (direction: 'up' | 'down'): Command =>
  ({ doc, selection: { $head }, tr }, dispatch, view) => {
    if (!$head.parent.type.spec.code || !view?.endOfTextblock(direction)) return false;
    const isUp = direction === 'up';
    const side = isUp ? $head.before() : $head.after();
    if (Selection.findFrom(doc.resolve(side), isUp ? -1 : 1)) return false;
    tr.insert(side, nodeType('paragraph').create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, side + 1)).scrollIntoView());
    return true;
  };

const keys = keymap({
  'Mod-Shift-z': redo,
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
  Enter: splitListItem(item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  // Right after a rule below was applied, Backspace restores the typed characters.
  Backspace: undoInputRule,
  ArrowUp: leaveCode('up'),
  ArrowDown: leaveCode('down'),
});

/** At the start of the text Backspace has nothing to join a heading or code with, so it makes it a paragraph. */
const toParagraph: Command = (state, dispatch) =>
  state.selection.to === 1 && setBlockType(nodeType('paragraph'))(state, dispatch);

/** Words between two equal signs, when the second sign is typed. Group 1 is the words; U+FFFC is a line break. */
const markRule = (pattern: RegExp, name: MarkName) =>
  new InputRule(
    pattern,
    ({ tr }, match, start, end) => {
      const [all, words = ''] = match;
      const sign = all.indexOf(words);
      const mark = markType(name).create();
      // The typed character is not in the document yet, so `end` stands before it. A dictated text arrives whole: then
      // there is nothing yet to mark.
      if (end < start + sign + words.length) return null;
      return tr
        .delete(start + sign + words.length, end)
        .delete(start, start + sign)
        .addMark(start, start + words.length, mark)
        .removeStoredMark(mark);
    },
    { inCodeMark: false },
  );

/** Whether the cursor is in an empty list that is all of another list: the first two signs of «* * *» begin both. */
const isInEmptyLists = ($from: ResolvedPos) =>
  $from.depth > 4 &&
  $from.node(-4).textContent === '' &&
  [4, 3, 2, 1].every((up) => $from.node(-up).childCount === 1) &&
  [4, 2].every((up) => $from.node(-up).type === nodeType('bullet_list'));

/**
 * A line of three hyphens, of which iOS joins two, or of three signs with blanks between, becomes a rule, followed by an
 * empty paragraph for the next words.
 */
const horizontalRule = new InputRule(/^(?:(?:--|—)(-)|[*-])$/, ({ tr }, [, third], start) => {
  const from = tr.doc.resolve(start);
  if (from.parent.type !== nodeType('paragraph') || from.parent.content.size > 2) return null;
  if (!third && !isInEmptyLists(from)) return null;
  const depth = third ? from.depth : from.depth - 4;
  const rule = nodeType('horizontal_rule').create();
  const line = nodeType('paragraph').create();
  tr.replaceWith(from.before(depth), from.after(depth), [rule, line]);
  return tr.setSelection(TextSelection.create(tr.doc, from.before(depth) + rule.nodeSize + 1));
});

/** The number or the sign that an item of a list has already is not repeated when it is typed too. */
const itemMark = new InputRule(/^(?:(\d+)[.)]|[-*])\s$/, ({ tr }, [, number], start, end) => {
  const $start = tr.doc.resolve(start);
  const list = $start.depth > 2 ? $start.node(-2) : null;
  if (!list || $start.index(-1) > 0) return null;
  const index = $start.index(-2);
  const isRepeated = number
    ? list.type === nodeType('ordered_list') && Number(number) === list.attrs['order'] + index
    : // The second sign of «* * *» is typed in the first item.
      list.type === nodeType('bullet_list') && index > 0;
  return isRepeated ? tr.delete(start, end) : null;
});

const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodeType('heading'), ([, marks = '']) => ({
      level: Math.max(marks.length, 2),
    })),
    textblockTypeInputRule(/^```$/, nodeType('code_block')),
    wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    itemMark,
    wrappingInputRule(/^\s*[-*]\s$/, nodeType('bullet_list')),
    // Another number, such as a year, is text: a list would renumber the lines below it.
    wrappingInputRule(
      /^1([.)])\s$/,
      nodeType('ordered_list'),
      ([, marker]) => ({ marker }),
      ([, marker], before) => before.attrs['marker'] === marker,
    ),
    // A sign that a bracket closes at once, such as (*), refers to a note.
    markRule(/(?<![\p{L}\p{N}*])\*\*([^\s*)](?:[^*]*[^\s*])?)\*\*$/u, 'strong'),
    markRule(/(?<![\p{L}\p{N}*])\*([^\s*)](?:[^*]*[^\s*])?)\*$/u, 'em'),
    markRule(/(?<![\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_$/u, 'em'),
    // Behind a letter the sign stands for an apostrophe.
    markRule(/(?<![\p{L}\p{N}`])`([^`\ufffc]+)`$/u, 'code'),
    horizontalRule,
  ],
});

/** Lists that stand beside each other once the block between them is gone become one list. */
const joiningKeymap = Object.fromEntries(
  Object.entries(baseKeymap).map(([key, command]) => [key, autoJoin(command, listNames)]),
);

/**
 * Line ends of code that was pasted into words become line breaks, as a paragraph has them; a heading is a single line in
 * Markdown, so there both become spaces.
 */
const plainLineEnds = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, position, parent) => {
      const text = node.type === nodeType('hard_break') ? '\n' : (node.text ?? '');
      // At each key; a pattern would take several times as long for the texts without one.
      if (!text.includes('\n') || parent?.type.spec.code) return;
      const isHeading = parent?.type === nodeType('heading');
      if (!node.isText && !isHeading) return;
      const line = isHeading
        ? visualSchema.text(' ', node.marks)
        : nodeType('hard_break').create(null, null, node.marks);
      for (const { index } of text.matchAll(/\n/g))
        tr.replaceWith(position + index, position + index + 1, line);
    });
    return tr.docChanged ? tr : null;
  },
});

export const plugins = [
  blockMenu,
  history(),
  markdownRules,
  tabKeys(),
  keys,
  keymap(joiningKeymap),
  keymap({ Backspace: toParagraph }),
  gapCursor(),
  plainLineEnds,
];
