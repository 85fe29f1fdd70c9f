import type { Edit } from '@/app/admin/_frame/markdown-edit';

/** Applies an edit to a text field as if it were typed, so that it can be undone and input events are dispatched. */
export function applyEdit(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, insert, select }: Edit,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // execCommand is deprecated, but it is the only API that keeps the undo history of the field.
  const typed = document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}
