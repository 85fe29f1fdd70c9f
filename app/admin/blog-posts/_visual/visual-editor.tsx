'use client';

import { useMessages, useTranslations } from 'next-intl';
import { closeHistory, redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isRefusal } from '@/app/admin/_frame/refusal';
import { LineTools, SelectionTools } from '@/app/admin/blog-posts/_visual/beside-text';
import {
  type Block,
  clearLine,
  closeMenu,
  offeredBlocks,
  openMenu,
} from '@/app/admin/blog-posts/_visual/block-menu';
import {
  commands,
  type Insert,
  type Insertion,
  insert,
  isInsert,
  linkRange,
  removeLink,
  setLink,
} from '@/app/admin/blog-posts/_visual/commands';
import { LinkDialog } from '@/app/admin/blog-posts/_visual/link-dialog';
import { type Places, shownBlocks } from '@/app/admin/blog-posts/_visual/page-look';
import { type LeftEditor, useVisualView } from '@/app/admin/blog-posts/_visual/use-visual-view';
import { shortcutOf, visualShortcuts } from '@/app/admin/blog-posts/_visual/visual-shortcuts';
import { VisualToolbar } from '@/app/admin/blog-posts/_visual/visual-toolbar';
import type { renderBlock } from '@/app/admin/blog-posts/actions';
import { notify } from '@/components/ui/notify';

type PageViewsProps = { doc: Node; places: Places; render: typeof renderBlock };

/** Renders books, videos and tables as the public page does, in the elements that `pageLook` created. */
export function PageViews({ doc, places, render }: PageViewsProps) {
  return shownBlocks(doc).map(({ key, markdown }) => {
    const place = places.get(key);
    return place
      ? createPortal(<PageView markdown={markdown} render={render} />, place, key)
      : null;
  });
}

/** Next.js runs one server action at a time: if all were requested at once, a save would wait for the last. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

const pause = 350;

function PageView({ markdown, render }: { markdown: string; render: typeof renderBlock }) {
  const [shown, setShown] = useState<ReactNode>(null);

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await enqueue(async () => (isOld ? null : render(markdown)));
        if (answer && !isRefusal(answer) && !isOld) setShown(answer.shown);
      } catch (error) {
        console.warn('A block could not be shown as on the page', error);
      }
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [markdown, render]);

  // The answer is still arriving when the action resolves. Rendering it at once would suspend the whole page, which then
  // drops what is typed elsewhere.
  return useDeferredValue(shown);
}

/** The list of a menu, and the place of its active block. */
const noChoice = { offer: '', index: 0 };

export type VisualHandle = { insert: (insertion: Insertion) => void; focus: () => void };

type Props = {
  handle: RefObject<VisualHandle | null>;
  area: RefObject<HTMLTextAreaElement | null>;
  left: RefObject<LeftEditor | null>;
  describedBy: string | undefined;
  invalid: boolean;
  onInsert: (insert: Insert) => void;
  onPictures: (files: File[]) => void;
  render: typeof renderBlock;
};

export function VisualEditor({ handle, area, left, describedBy, invalid, ...rest }: Props) {
  const { onInsert, onPictures, render } = rest;
  const t = useTranslations('posts');
  const place = useRef<HTMLDivElement>(null);
  const [link, setOpenLink] = useState<string | null>(null);
  const menu = useId();
  const names = useMessages().posts.visual.tools;
  const [choice, setChoice] = useState(noChoice);
  /** Another list begins with its first block. */
  const activeIn = (offered: readonly Block[]) =>
    choice.offer === offered.join() ? choice.index : 0;
  const { view, state, places } = useVisualView({
    place,
    area,
    left,
    attributes: (state) => ({
      class: 'prose',
      role: 'textbox',
      lang: 'es',
      // A browser's translator would write its words into the post.
      translate: 'no',
      'aria-multiline': 'true',
      'aria-label': t('editor.labels.content'),
      'aria-placeholder': t('visual.placeholder'),
      'aria-required': 'true',
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...menuAttributes(state ? offeredBlocks(state, names) : []),
    }),
    texts: {
      alt: t('visual.alt'),
      caption: t('visual.caption'),
      raw: t('visual.raw'),
      book: t('visual.book'),
      video: t('visual.video'),
    },
    onKey,
    onPictures,
    onPicturesLeft: () => {
      const title = t('visual.picturesLeft');
      void notify({ kind: 'info', title, description: t('visual.picturesLeftHint') });
    },
  });

  function run(command: Command) {
    const editor = view.current;
    if (!editor) return;
    // Starts a new undo step, so that undoing a tool does not undo the text typed before.
    editor.dispatch(closeHistory(editor.state.tr));
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  }

  function askForLink() {
    if (view.current) setOpenLink(linkRange(view.current.state).href);
  }

  /** The text keeps the focus, and names the active block of the menu. */
  function menuAttributes(offered: readonly Block[]) {
    return {
      ...(offered.length > 0 && {
        'aria-autocomplete': 'list',
        'aria-controls': menu,
        'aria-activedescendant': `${menu}-${activeIn(offered)}`,
      }),
    };
  }

  function leaveMenu(command: Command) {
    setChoice(noChoice);
    run(command);
  }

  function choose(block: Block) {
    leaveMenu(clearLine);
    if (isInsert(block)) onInsert(block);
    else run(commands[block]);
  }

  function onMenuKey({ key, isComposing }: KeyboardEvent): boolean {
    // Not the state of the last render, which may be older than the key.
    const offered = view.current ? offeredBlocks(view.current.state, names) : [];
    const active = activeIn(offered);
    const chosen = offered[active];
    if (!chosen || isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const index = (active + (step ?? 0) + offered.length) % offered.length;
    if (step) setChoice({ offer: offered.join(), index });
    else if (key === 'Enter') choose(chosen);
    else if (key === 'Escape') leaveMenu(closeMenu);
    else return false;
    return true;
  }

  /** stopPropagation keeps Ctrl+B from toggling the menu of the back-office. */
  function onKey(event: KeyboardEvent): boolean {
    if (onMenuKey(event)) return true;
    const tool = shortcutOf(event, visualShortcuts);
    if (!tool) return false;
    event.stopPropagation();
    if (isInsert(tool)) onInsert(tool);
    else if (tool === 'link') askForLink();
    else if (tool === 'undo') run(undo);
    else if (tool === 'redo') run(redo);
    else run(commands[tool]);
    return true;
  }

  function closeLink(command: Command) {
    setOpenLink(null);
    if (view.current) command(view.current.state, view.current.dispatch);
  }

  useImperativeHandle(handle, () => ({
    insert: (insertion) => run(insert(insertion)),
    focus: () => view.current?.focus(),
  }));

  const offered = state ? offeredBlocks(state, names) : [];
  return (
    <div className="visual-editor">
      {state ? (
        <VisualToolbar state={state} onCommand={run} onLink={askForLink} onInsert={onInsert} />
      ) : null}
      <div className="relative">
        <div ref={place} />
        {state ? (
          <>
            <LineTools
              id={menu}
              view={view}
              state={state}
              offered={offered}
              active={activeIn(offered)}
              onOpen={() => run(openMenu)}
              onChoose={choose}
            />
            <SelectionTools
              view={view}
              state={state}
              onTool={(tool) => (tool === 'link' ? askForLink() : run(commands[tool]))}
            />
          </>
        ) : null}
      </div>
      {state ? <PageViews doc={state.doc} places={places} render={render} /> : null}
      {link === null ? null : (
        <LinkDialog
          href={link}
          onClose={() => setOpenLink(null)}
          onClosed={() => view.current?.focus()}
          onLink={(href, title) => closeLink(setLink(href, title))}
          onRemove={() => closeLink(removeLink)}
        />
      )}
    </div>
  );
}
