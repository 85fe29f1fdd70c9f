import { type RefObject, useEffect, useState } from 'react';

/** Whether the form around an element has words that are not saved; false for a form without a textarea. */
export function useTyped(within: RefObject<Element | null>): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form?.querySelector('textarea')) return;
    const listening = new AbortController();
    const check = () => setTyped([...form.elements].some(isEdited));
    // Words may have been typed before React listened.
    check();
    form.addEventListener('input', check, listening);
    form.addEventListener('form-sent', check, listening);
    return () => listening.abort();
  }, [within]);
  return isTyped;
}

function isEdited(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
