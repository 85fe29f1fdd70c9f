'use client';

import { type Messages, useMessages } from 'next-intl';
import { closeHistory } from 'prosemirror-history';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import type { renderBlock } from '@/app/admin/blog-posts/actions';
import { picturesOf } from '@/app/admin/imagenes/library-upload';
import { notify } from '@/components/ui/notify';
import { isComposing } from '@/lib/utils';
import { LineTools, SelectionTools } from './beside-text';
import { type Block, clearLine, closeMenu, offeredBlocks, openMenu } from './block-menu';
import {
  commands,
  type Insert,
  type Insertion,
  insert,
  isInsert,
  linkRange,
  linksItself,
  pasteAddress,
  removeLink,
  setLink,
} from './commands';
import { type Opened, openMarkdown, saveMarkdown } from './document';
import { LinkDialog } from './link-dialog';
import { nodeViews } from './node-views';
import { PageViews, type Places, pageLook } from './page-look';
import { canClean, cleanPastedHtml, clipboardSerializer } from './pasted-html';
import { readPastedSlice, readPastedText } from './pasted-text';
import { plugins } from './plugins';
import { shortcutOf, type VisualTool, visualShortcuts } from './visual-shortcuts';
import { VisualToolbar } from './visual-toolbar';

/** What the editor was when the writer changed to Markdown. With the same text it goes on, and can still undo. */
export type LeftEditor = { text: string; opened: Opened; state: EditorState };

type ViewOptions = Pick<Props, 'area' | 'left' | 'onPictures'> & {
  attributes: Readonly<Record<string, string>>;
  texts: Messages['posts']['visual'];
  /** Called with the first state and with every other one. */
  onState: (state: EditorState) => void;
  onKey: (event: KeyboardEvent) => boolean;
};

/** The view is null until the browser has created it. */
function useVisualView({ area, left, texts, onState, ...given }: ViewOptions) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const labels = useRef(texts);
  const places = useRef<Places>(new Map());
  const handlers = useRef(given);
  handlers.current = given;

  useEffect(() => {
    const field = area.current;
    if (!host.current || !field) return;
    let written = field.value;
    const before = left.current?.text === written ? left.current : null;
    let opened = before?.opened ?? openMarkdown(written);
    const allPlugins = [...plugins, pageLook(labels.current, places.current)];
    const fresh = () => EditorState.create({ doc: opened.doc, plugins: allPlugins });
    const take = (data: DataTransfer | null) => {
      const files = data ? picturesOf(data) : [];
      if (files.length === 0) return false;
      handlers.current.onPictures(files);
      return true;
    };
    const editor = new EditorView(host.current, {
      state: before?.state.reconfigure({ plugins: allPlugins }) ?? fresh(),
      attributes: handlers.current.attributes,
      nodeViews: nodeViews(labels.current),
      // The bars above the text cover what scrolls below them.
      scrollThreshold: visible,
      scrollMargin: visible,
      transformPastedHTML: (pasted) => {
        const { html, pictures } = cleanPastedHtml(pasted, written);
        const { picturesLeft: title, picturesLeftHint: description } = labels.current;
        if (pictures > 0) void notify({ kind: 'info', title, description });
        return html;
      },
      transformPasted: (slice, _view, plain) => (plain ? slice : readPastedSlice(slice)),
      clipboardSerializer,
      clipboardTextParser: (text, $context, plain) =>
        readPastedText(text, plain, $context.marks(), written),
      handleKeyDown: (_view, event) => handlers.current.onKey(event),
      handleDOMEvents: {
        paste: (view, event) => {
          const copied = event.clipboardData;
          if (!copied || canClean(copied.getData('text/html'))) return false;
          event.preventDefault();
          return view.pasteText(copied.getData('text/plain'), event);
        },
      },
      handlePaste: (view, { clipboardData }) =>
        take(clipboardData) || pasteAddress(view, clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { doc, tr } = view.state;
        const took = take(event.dataTransfer);
        if (took && at) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at.pos))));
        return took;
      },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        onState(next);
        if (!transaction.docChanged) return;
        written = saveMarkdown(next.doc, opened);
        fillControl(field, written);
      },
    });
    // A restored draft or the version of another editor fills the field from outside.
    const onInput = () => {
      if (field.value === written) return;
      written = field.value;
      opened = openMarkdown(written);
      editor.updateState(fresh());
      onState(editor.state);
    };
    field.addEventListener('input', onInput);
    view.current = editor;
    onState(editor.state);
    return () => {
      field.removeEventListener('input', onInput);
      view.current = null;
      left.current = { text: written, opened, state: editor.state };
      editor.destroy();
    };
  }, [area, left, onState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content, not by identity.
  useEffect(() => {
    view.current?.setProps({ attributes: given.attributes });
  }, [JSON.stringify(given.attributes)]);

  return { host, view, places: places.current };
}

const visible = { top: 140, right: 0, bottom: 48, left: 0 };

export type VisualHandle = { insert: (insertion: Insertion) => void; focus: () => void };

type Props = {
  handle: RefObject<VisualHandle | null>;
  /** The textarea of the form: the editor opens its value and writes every change back to it. */
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
  const [link, setOpenLink] = useState<string | null>(null);
  const menu = useId();
  const { editor: form, visual: texts } = useMessages().posts;
  /** For the toolbar and the menu; null until the browser has created the view. */
  const [state, setState] = useState<EditorState | null>(null);
  const offered = state ? offeredBlocks(state, texts.tools) : [];
  const [choice, setChoice] = useState<Block | null>(null);
  /** The first block until the arrows choose another one. */
  const activeIn = (blocks: readonly Block[]) => Math.max(0, choice ? blocks.indexOf(choice) : 0);
  const { host, view, places } = useVisualView({
    area,
    left,
    attributes: {
      class: 'prose',
      role: 'textbox',
      lang: 'es',
      // A browser's translator would write its words into the post.
      translate: 'no',
      'aria-multiline': 'true',
      'aria-label': form.labels.content,
      'aria-placeholder': texts.placeholder,
      'aria-required': 'true',
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      // The text keeps the focus, and names the active block of the menu.
      ...(offered.length > 0 && {
        'aria-autocomplete': 'list',
        'aria-controls': menu,
        'aria-activedescendant': `${menu}-${activeIn(offered)}`,
      }),
    },
    texts,
    onState: setState,
    onKey,
    onPictures,
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

  function leaveMenu(command: Command) {
    setChoice(null);
    run(command);
  }

  function handleTool(tool: VisualTool) {
    if (isInsert(tool)) onInsert(tool);
    else if (tool === 'link') askForLink();
    else run(commands[tool]);
  }

  function choose(block: Block) {
    leaveMenu(clearLine);
    handleTool(block);
  }

  function onMenuKey(event: KeyboardEvent): boolean {
    const { key } = event;
    // Not the state of the last render, which may be older than the key.
    const now = view.current ? offeredBlocks(view.current.state, texts.tools) : [];
    const active = activeIn(now);
    const chosen = now[active];
    if (!chosen || isComposing(event)) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setChoice(now.at((active + step) % now.length) ?? null);
    else if (key === 'Enter') choose(chosen);
    else if (key === 'Escape') leaveMenu(closeMenu);
    else return false;
    return true;
  }

  function onKey(event: KeyboardEvent): boolean {
    if (onMenuKey(event)) return true;
    const tool = shortcutOf(event, visualShortcuts);
    if (tool) handleTool(tool);
    return tool !== undefined;
  }

  function closeLink(command: Command) {
    setOpenLink(null);
    if (view.current) command(view.current.state, view.current.dispatch);
  }

  function unlink() {
    const { addressLinked, addressLinkedHint } = texts;
    if (state && linksItself(state, linkRange(state))) {
      void notify({ kind: 'info', title: addressLinked, description: addressLinkedHint });
    }
    closeLink(removeLink);
  }

  useImperativeHandle(handle, () => ({
    insert: (insertion) => run(insert(insertion)),
    focus: () => view.current?.focus(),
  }));

  return (
    <div className="visual-editor">
      {state ? <VisualToolbar state={state} onTool={handleTool} /> : null}
      <div className="relative">
        <div ref={host} />
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
            <SelectionTools view={view} state={state} onTool={handleTool} />
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
          onRemove={unlink}
        />
      )}
    </div>
  );
}
