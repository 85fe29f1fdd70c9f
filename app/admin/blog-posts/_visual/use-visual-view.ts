import { EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import { pasteAddress } from '@/app/admin/blog-posts/_visual/commands';
import { type Opened, openMarkdown, saveMarkdown } from '@/app/admin/blog-posts/_visual/document';
import { type NodeTexts, nodeViews } from '@/app/admin/blog-posts/_visual/node-views';
import { type Places, pageLook } from '@/app/admin/blog-posts/_visual/page-look';
import { cleanPastedHtml } from '@/app/admin/blog-posts/_visual/pasted-html';
import { readPastedText } from '@/app/admin/blog-posts/_visual/pasted-text';
import { plugins } from '@/app/admin/blog-posts/_visual/plugins';
import { picturesOf } from '@/app/admin/imagenes/library-upload';
import { plainLineBreaks } from '@/lib/text/clean';

/** What the editor was when the writer changed to Markdown. With the same text it goes on, and can still undo. */
export type LeftEditor = { text: string; opened: Opened; state: EditorState };

type Options = {
  place: RefObject<HTMLElement | null>;
  /** The textarea of the form: the editor opens its value and writes every change back to it. */
  area: RefObject<HTMLTextAreaElement | null>;
  left: RefObject<LeftEditor | null>;
  attributes: (state: EditorState | null) => Record<string, string>;
  texts: NodeTexts & Parameters<typeof pageLook>[0];
  onKey: (event: KeyboardEvent) => boolean;
  onPictures: (files: File[]) => void;
  /** Called when pictures were removed from pasted HTML. */
  onPicturesLeft: () => void;
};

/** The view and its state for the toolbar are null until the browser has created them. */
export function useVisualView({ place, area, left, texts, ...given }: Options) {
  const [state, setState] = useState<EditorState | null>(null);
  const attributes = given.attributes(state);
  const view = useRef<EditorView | null>(null);
  const labels = useRef(texts);
  const places = useRef<Places>(new Map());
  const handlers = useRef(given);
  handlers.current = given;

  useEffect(() => {
    const field = area.current;
    if (!place.current || !field) return;
    let written = field.value;
    const before = left.current?.text === written ? left.current : null;
    let opened = before?.opened ?? openMarkdown(written);
    const allPlugins = [...plugins, pageLook(labels.current, places.current)];
    const fresh = () => EditorState.create({ doc: opened.doc, plugins: allPlugins });
    const take = (data: DataTransfer | null) => {
      const files = data ? picturesOf(data) : [];
      // Word adds a picture to copied text, and browsers add HTML to a copied picture. Only HTML without words is a
      // picture.
      if (files.length === 0 || hasWords(data?.getData('text/html') ?? '')) return false;
      handlers.current.onPictures(files);
      return true;
    };
    const editor = new EditorView(place.current, {
      state: before?.state.reconfigure({ plugins: allPlugins }) ?? fresh(),
      nodeViews: nodeViews(labels.current),
      // The bars above the text cover what scrolls below them.
      scrollThreshold: visible,
      scrollMargin: visible,
      transformPastedHTML: (pasted) => {
        const { html, pictures } = cleanPastedHtml(pasted, written);
        if (pictures > 0) handlers.current.onPicturesLeft();
        return html;
      },
      clipboardTextParser: (text, $context, plain) =>
        readPastedText(plainLineBreaks(text), plain, $context.marks()),
      handleKeyDown: (_view, event) => handlers.current.onKey(event),
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
        setState(next);
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
      setState(editor.state);
    };
    field.addEventListener('input', onInput);
    view.current = editor;
    setState(editor.state);
    return () => {
      field.removeEventListener('input', onInput);
      view.current = null;
      left.current = { text: written, opened, state: editor.state };
      editor.destroy();
    };
  }, [place, area, left]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content, not by identity.
  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [JSON.stringify(attributes), state === null]);

  return { view, state, places: places.current };
}

const visible = { top: 140, right: 0, bottom: 48, left: 0 };

const hasWords = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() !== '';
