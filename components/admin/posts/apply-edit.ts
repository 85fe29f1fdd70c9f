import type { Edit } from '@/components/admin/posts/markdown-edit';

/**
 * Types an edit into a text field as if it were typed, so that it can be undone and the listeners
 * of the field are called.
 */
export function applyEdit(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, insert, select }: Edit,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Nothing else that browsers offer keeps their undo stack.
  const typed = document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}

/** Fills a control from a script and dispatches its events. */
export function fillControl(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The named control of a form, when it is one that holds text. */
export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}
