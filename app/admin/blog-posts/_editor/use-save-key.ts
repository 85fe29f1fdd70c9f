import { type RefObject, useEffect } from 'react';

export const saveKey = { shown: 'Ctrl+S', aria: 'Control+S' } as const;

export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, repeat } = event;
      const asked = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
      if (!asked) return;
      event.preventDefault();
      if (!repeat) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form]);
}
