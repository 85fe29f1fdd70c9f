import { GapCursor } from 'prosemirror-gapcursor';
import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { isComposing } from '@/lib/utils';
import { shortcutOf, visualShortcuts } from './visual-shortcuts';

type NodeTexts = Readonly<Record<'alt' | 'caption' | 'raw', string>>;

/** A gap cursor where no text follows. If the node stayed selected, typing would replace it. */
function leaveBehind(view: EditorView, position: number | undefined): void {
  const { doc, tr } = view.state;
  const node = position === undefined ? null : doc.nodeAt(position);
  if (position === undefined || !node) return;
  const end = doc.resolve(position + node.nodeSize);
  view.dispatch(tr.setSelection(Selection.findFrom(end, 1, true) ?? new GapCursor(end)));
  view.focus();
}

/** The controls are inside the post's form: Enter would submit it, and shortcuts would trigger the browser's own. */
function onControlKey(event: Event, leave: () => void): void {
  if (!(event instanceof KeyboardEvent) || isComposing(event)) return;
  const tool = shortcutOf(event, visualShortcuts);
  // Undo and redo stay the browser's, within the control.
  if (tool && tool !== 'undo' && tool !== 'redo') event.preventDefault();
  if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  leave();
}

/** A node view with a labelled control for each attribute in `labels` below the node. */
function withControls(
  className: string,
  labels: Readonly<Record<string, string>>,
  kind: 'input' | 'textarea',
  show: (node: Node, element: HTMLElement) => void,
): NodeViewConstructor {
  return (first: Node, view: EditorView, position: () => number | undefined): NodeView => {
    const dom = document.createElement('div');
    const shown = document.createElement('div');
    dom.className = className;
    dom.contentEditable = 'false';
    const fields = Object.entries(labels).map(([name, label]) => {
      const row = document.createElement('label');
      const field = document.createElement(kind);
      row.append(label, field);
      field.className = 'control';
      // In what can be dragged, a press places no cursor (Firefox) or drags it all. A press on the picture makes
      // ProseMirror set the attribute again.
      row.addEventListener('mousedown', () => dom.removeAttribute('draggable'));
      // The history takes all that is typed into a field on one visit as one step, as it does with one composition.
      field.addEventListener('focus', () => view.dispatch(closeHistory(view.state.tr)));
      field.addEventListener('input', () => {
        const at = position();
        const tr = view.state.tr.setMeta('composition', field);
        if (at !== undefined) view.dispatch(tr.setNodeAttribute(at, name, field.value));
      });
      field.addEventListener('keydown', (event) =>
        onControlKey(event, () => leaveBehind(view, position())),
      );
      return { name, row, field };
    });
    dom.append(shown, ...fields.map(({ row }) => row));
    const fill = (node: Node) => {
      show(node, shown);
      for (const { name, field } of fields) {
        const value = String(node.attrs[name]);
        if (field.value !== value) field.value = value;
      }
    };
    fill(first);
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false;
        fill(node);
        return true;
      },
      // The editor ignores events in the controls, but handles those on the picture, which can be selected and dragged.
      stopEvent: ({ target }) => target instanceof HTMLElement && target.closest('label') !== null,
      ignoreMutation: () => true,
    };
  };
}

function showPicture({ attrs }: Node, element: HTMLElement): void {
  const image = element.querySelector('img') ?? document.createElement('img');
  if (image.getAttribute('src') !== attrs['src']) image.src = attrs['src'];
  image.alt = attrs['alt'];
  if (!image.isConnected) element.append(image);
}

export const nodeViews = (texts: NodeTexts) => ({
  figure: withControls(
    'visual-figure',
    { alt: texts.alt, title: texts.caption },
    'input',
    showPicture,
  ),
  raw: withControls('visual-raw', { value: texts.raw }, 'textarea', () => undefined),
});
