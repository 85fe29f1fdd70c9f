'use client';

import { useEffect, useRef } from 'react';

type Props = { opened: string | null; ids: readonly string[] };

/** Focus follows the panel: into it, and back to the card of the picture, or to the next card after a deletion. */
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
