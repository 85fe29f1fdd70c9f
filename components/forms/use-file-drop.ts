'use client';

import { useEffect, useState } from 'react';

/**
 * Makes everything around a file input take what is dropped there, as the input itself does. Returns the ref of that
 * place and whether something hovers over it.
 */
export function useFileDrop(input: HTMLInputElement | null) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isTarget, setIsTarget] = useState(false);

  useEffect(() => {
    if (!place || !input) return;
    const listening = new AbortController();
    place.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setIsTarget(true);
      },
      listening,
    );
    place.addEventListener('dragleave', () => setIsTarget(false), listening);
    place.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsTarget(false);
        const dropped = event.dataTransfer?.files[0];
        if (dropped) put(dropped, input);
      },
      listening,
    );
    return () => listening.abort();
  }, [place, input]);

  return { place: setPlace, isTarget };
}

/** As if it had been chosen: the form that is sent holds it, and whoever listens hears of it. */
function put(file: File, input: HTMLInputElement): void {
  const one = new DataTransfer();
  one.items.add(file);
  input.files = one.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
