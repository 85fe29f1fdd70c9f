import { isControl } from '@/components/forms/form-context';
import { escapeHtml } from '@/lib/text/text';

type Edit = {
  from: number;
  to: number;
  insert: string;
  select: [start: number, end: number];
};

type Selection = { text: string; start: number; end: number };

/** The marks before and after the words, which the shortcuts of the source field write. */
const marks = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  link: ['[', '](https://)'],
} as const satisfies Record<string, readonly [string, string]>;
export type Mark = keyof typeof marks;

/**
 * Wraps the selection in marks, or removes them. Spaces at the edges of the selection stay outside the marks. Without
 * a selection the placeholder is inserted and selected, so that typing replaces it.
 */
export function wrap({ text, start, end }: Selection, mark: Mark, placeholder: string): Edit {
  const [open, close] = marks[mark];
  const selected = text.slice(start, end);
  if (text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close)) {
    const from = start - open.length;
    const select: Edit['select'] = [from, from + selected.length];
    return { from, to: end + close.length, insert: selected, select };
  }
  const words = selected.trim() || placeholder;
  const [lead, tail] = selected.trim() ? selected.split(selected.trim(), 2) : ['', ''];
  const at = start + (lead?.length ?? 0) + open.length;
  const insert = `${lead}${open}${words}${close}${tail}`;
  return { from: start, to: end, insert, select: [at, at + words.length] };
}

/** Applies an edit to a text field as if it were typed, so that it can be undone and input events are dispatched. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // execCommand is deprecated, but it is the only API that keeps the undo history of the field. For a long text insertText
  // takes half a minute in Chromium and WebKit, and insertHTML none; they drop the last line end of HTML as a placeholder.
  // Firefox inserts no HTML into text fields.
  const html = escapeHtml(insert).replace(/\n$/, '\n<br>');
  const isInserted = insert !== '' && document.execCommand('insertHTML', false, html);
  if (!isInserted) document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  field.setSelectionRange(...select);
}

export function fillControl(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The control of a form by its name, or null when it holds no text. */
export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : null;
}
