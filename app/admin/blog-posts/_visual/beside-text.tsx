'use client';

import { useTranslations } from 'next-intl';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { OptionList } from '@/app/admin/blog-posts/_editor/tags-field';
import { type Block, isEmptyLine } from './block-menu';
import { isOn } from './commands';
import { ToolIcon, visualShortcuts } from './visual-shortcuts';

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
