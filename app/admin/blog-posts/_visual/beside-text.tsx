'use client';

import { useTranslations } from 'next-intl';
import { isHistoryTransaction } from 'prosemirror-history';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { OptionList } from '@/app/admin/blog-posts/_editor/tags-field';
import { inserts, isOn } from '@/app/admin/blog-posts/_visual/commands';
import { nodeType } from '@/app/admin/blog-posts/_visual/schema';
import { ToolIcon, visualShortcuts } from '@/app/admin/blog-posts/_visual/visual-shortcuts';
import { withoutAccents } from '@/lib/text/text';

type Place = {
  left: number;
  top: number;
  bottom: number;
  /** Whether there is too little room above, or below. */
  isHigh: boolean;
  isLow: boolean;
};

/** Where a position of the text is within the editor, also after what is above it has changed its height. */
function usePlace(view: RefObject<EditorView | null>, state: EditorState, position: number | null) {
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the editor is another layout.
  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || position === null) return setPlace(null);
    const measure = () => {
      const box = editor.dom.getBoundingClientRect();
      const { left, top, bottom } = editor.coordsAtPos(position);
      setPlace({
        left: left - box.left,
        top: top - box.top,
        bottom: bottom - box.top,
        isHigh: top - box.top < 56 || top < 160,
        isLow: top - box.top > 400 && top > innerHeight / 2,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor.dom);
    return () => observer.disconnect();
  }, [view, state, position]);
  return place;
}

const beside = ['bold', 'italic', 'link', 'heading', 'subheading', 'quote'] as const;
type BesideTool = (typeof beside)[number];

type SelectionToolsProps = {
  view: RefObject<EditorView | null>;
  state: EditorState;
  onTool: (tool: BesideTool) => void;
};

/** The tools for the selected words, for the mouse only: the toolbar has the same ones for keyboards and screen readers. */
export function SelectionTools({ view, state, onTool }: SelectionToolsProps) {
  const t = useTranslations('posts.visual.tools');
  const { selection } = state;
  const isText = !selection.empty && !(selection instanceof NodeSelection);
  const start = usePlace(view, state, isText ? selection.from : null);
  const end = usePlace(view, state, isText ? selection.to : null);
  if (!start || !end) return null;
  return (
    <div
      aria-hidden="true"
      className="selection-tools"
      style={{
        left: `clamp(0px, ${start.left}px, 100% - 15rem)`,
        ...(start.isHigh ? { top: end.bottom + 8 } : { bottom: `calc(100% - ${start.top - 8}px)` }),
      }}
    >
      {beside.map((tool) => (
        <button
          key={tool}
          type="button"
          tabIndex={-1}
          title={`${t(tool)} (${visualShortcuts[tool].shown})`}
          data-pressed={isOn(state, tool) || undefined}
          className="grid size-9 place-items-center rounded-sm hover:bg-ink-soft data-pressed:bg-paper data-pressed:text-ink"
          // Prevents the button from taking the focus, so that the selection in the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          <ToolIcon tool={tool} />
        </button>
      ))}
    </div>
  );
}

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

const isEmptyLine = (state: EditorState) =>
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
      const asked: Opened | undefined = transaction.getMeta(key);
      if (line === null || asked !== undefined) return line === null ? null : (asked ?? null);
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

type LineToolsProps = {
  id: string;
  view: RefObject<EditorView | null>;
  state: EditorState;
  offered: readonly Block[];
  active: number;
  onOpen: () => void;
  onChoose: (block: Block) => void;
};

/** The button at the margin of an empty line, and the menu that it or a slash opens. The focus stays in the text. */
export function LineTools({ id, view, state, offered, active, onOpen, onChoose }: LineToolsProps) {
  const t = useTranslations('posts.visual');
  const isOpen = offered.length > 0;
  const isShown = isOpen || isEmptyLine(state);
  const place = usePlace(view, state, isShown ? state.selection.from : null);
  if (!place || !isShown) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t('blocks')}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        title={`${t('blocks')} (/)`}
        className="line-button"
        style={{ top: (place.top + place.bottom) / 2 }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        +
      </button>
      {isOpen ? (
        <OptionList
          id={id}
          label={t('blocks')}
          options={offered}
          active={active}
          onChoose={onChoose}
          className="left-0 w-56 scroll-my-20"
          style={
            place.isLow ? { bottom: `calc(100% - ${place.top - 6}px)` } : { top: place.bottom + 6 }
          }
        >
          {(block) => (
            <>
              <ToolIcon tool={block} />
              {t(`tools.${block}`)}
            </>
          )}
        </OptionList>
      ) : null}
    </>
  );
}
