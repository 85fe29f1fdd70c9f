import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillControl } from '@/components/admin/posts/apply-edit';
import { type NodeTexts, nodeViews } from '@/components/admin/posts/visual/node-views';
import { plugins } from '@/components/admin/posts/visual/plugins';
import { cleanPastedHtml } from '@/components/admin/posts/visual/word-lists';
import { openMarkdown } from '@/lib/markdown/visual/document';
import { saveMarkdown } from '@/lib/markdown/visual/save';

type Options = {
  place: RefObject<HTMLElement | null>;
  /** The form's own control: the visual editor opens what it holds, and writes every change back. */
  area: RefObject<HTMLTextAreaElement | null>;
  attributes: Record<string, string>;
  texts: NodeTexts;
  onKey: (event: KeyboardEvent) => boolean;
  /** A picture that was pasted or dropped. */
  onPicture: (file: File) => void;
};

/** The ProseMirror view over a text field, and its state for the toolbar; both null until the browser has made them. */
export function useVisualView({ place, area, attributes, texts, onKey, onPicture }: Options) {
  const [state, setState] = useState<EditorState | null>(null);
  const view = useRef<EditorView | null>(null);
  const labels = useRef(texts);
  const handlers = useRef({ onKey, onPicture });
  handlers.current = { onKey, onPicture };

  useEffect(() => {
    const field = area.current;
    if (!place.current || !field) return;
    let opened = openMarkdown(field.value);
    let written = field.value;
    const fresh = () => EditorState.create({ doc: opened.doc, plugins });
    const take = (data: DataTransfer | null) => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      // Word puts a picture of the text beside the text.
      if (!file || data?.types.includes('text/html')) return false;
      handlers.current.onPicture(file);
      return true;
    };
    const editor = new EditorView(place.current, {
      state: fresh(),
      nodeViews: nodeViews(labels.current),
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view, event) => handlers.current.onKey(event),
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event) => take(event.dataTransfer),
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written = saveMarkdown(next.doc, opened);
        fillControl(field, written);
      },
    });
    // A recovered draft or the other version of a conflict fills the field from outside.
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
      editor.destroy();
    };
  }, [place, area]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an object with the same content is the same.
  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [JSON.stringify(attributes), state === null]);

  return { view, state };
}
