'use client';

import { useEffect, useRef } from 'react';

type Props = { opened: string | null; ids: readonly string[] };

/**
 * Moves the focus into the panel of a picture that was opened, and back to its card when the panel closes; to the next
 * card where the picture has been deleted.
 */
export function LibraryFocus({ opened, ids }: Props) {
  const before = useRef({ opened, ids });
  useEffect(() => {
    const last = before.current;
    before.current = { opened, ids };
    if (last.opened === opened) return;
    if (opened) return document.getElementById('imagen-abierta')?.focus();
    const place = last.ids.indexOf(last.opened ?? '');
    const next = ids.includes(last.opened ?? '') ? last.opened : (ids[place] ?? ids.at(-1));
    const card = document.getElementById(`imagen-${next}`)?.querySelector('a');
    (card ?? document.getElementById('contenido'))?.focus();
  });
  return null;
}
