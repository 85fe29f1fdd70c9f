import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';

export type NodeTexts = Readonly<Record<'alt' | 'caption' | 'raw', string>>;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A labelled control that writes an attribute of a node. */
function control(
  kind: 'input' | 'textarea',
  label: string,
  write: (value: string) => void,
): { row: HTMLLabelElement; field: Control } {
  const row = document.createElement('label');
  const field = document.createElement(kind);
  row.append(label, field);
  field.className = 'control';
  field.addEventListener('input', () => write(field.value));
  return { row, field };
}

/** A node shown with controls below it, one for each of its attributes in `labels`. */
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
      const { row, field } = control(kind, label, (value) => {
        const at = position();
        if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
      });
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
      // The controls are the browser's own; the picture itself can be selected and moved.
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

/** How the nodes are shown that are more than text: pictures with their words, and source. */
export const nodeViews = (texts: NodeTexts) => ({
  figure: withControls(
    'visual-figure',
    { alt: texts.alt, title: texts.caption },
    'input',
    showPicture,
  ),
  raw: withControls('visual-raw', { value: texts.raw }, 'textarea', () => undefined),
});
