import { isHistoryTransaction } from 'prosemirror-history';
import { type Command, type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { withoutAccents } from '@/lib/text/text';
import { inserts } from './commands';
import { nodeType } from './schema';

/** The blocks that the menu offers, by the names of their tools. */
export const blocks = ['heading', 'subheading', 'list', 'ordered', 'quote', ...inserts] as const;
export type Block = (typeof blocks)[number];

/** How the menu was opened: with a slash in an empty line, or with the button at its margin. */
type Opened = 'slash' | 'button' | null;
const key = new PluginKey<Opened>('block-menu');

/** The text of a top-level paragraph with the cursor at its end; null for any other selection. */
function lineOf({ selection: { $from, empty } }: EditorState): string | null {
  const { type, content } = $from.parent;
  const isEnd = empty && $from.depth === 1 && $from.parentOffset === content.size;
  return isEnd && type === nodeType('paragraph') ? $from.parent.textContent : null;
}

export const isEmptyLine = (state: EditorState) =>
  lineOf(state) === '' && state.selection.$from.parent.content.size === 0;

/** Whether the line that begins at `start` was empty; fast typing tells of the cursor's way there only with the slash. */
const wasEmpty = ({ doc }: EditorState, start: number) =>
  start <= doc.content.size && doc.resolve(start).parent.content.size === 0;

/** The menu belongs to one line, and closes as soon as the cursor is not at its end or the slash is removed. */
export const blockMenu = new Plugin<Opened>({
  key,
  state: {
    init: () => null,
    apply: (transaction, opened, before, after) => {
      const line = lineOf(after);
      if (line === null) return null;
      const change: Opened | undefined = transaction.getMeta(key);
      if (change !== undefined) return change;
      const start = after.selection.$from.start();
      if (opened) {
        const isSame = before.selection.$from.start() === start;
        return isSame && (opened === 'button' || line.startsWith('/')) ? opened : null;
      }
      const isTyped = !transaction.getMeta('paste') && !isHistoryTransaction(transaction);
      return line === '/' && isTyped && wasEmpty(before, start) ? 'slash' : null;
    },
  },
  props: {
    handleDOMEvents: {
      blur: (view) => {
        if (!view.isDestroyed && key.getState(view.state)) closeMenu(view.state, view.dispatch);
      },
    },
  },
});

const setMenu =
  (opened: Opened): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, opened));
    return true;
  };
export const openMenu = setMenu('button');
export const closeMenu = setMenu(null);

/** Removes what was typed for the menu, which closes it. */
export const clearLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  dispatch?.(state.tr.delete($from.start(), $from.end()).setMeta(key, null));
  return true;
};

/** The blocks whose names contain what was typed; none when the menu is closed. */
export function offeredBlocks(state: EditorState, names: Readonly<Record<Block, string>>): Block[] {
  const opened = key.getState(state);
  if (!opened) return [];
  const typed = withoutAccents(lineOf(state) ?? '').slice(opened === 'slash' ? 1 : 0);
  return blocks.filter((block) => withoutAccents(names[block]).includes(typed));
}
