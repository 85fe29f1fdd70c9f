import { useEffect, useState } from 'react';
import type { LibraryAnswer, LibraryImage } from '@/lib/blog/editor/library-image';

type State = {
  images: LibraryImage[];
  older: string | null;
  status: 'loading' | 'ready' | 'failed';
};

const nothing: State = { images: [], older: null, status: 'loading' };

/** Loads the pictures that match a term, page by page. An answer for an older term is dropped. */
export function useLibrary(term: string) {
  const [state, setState] = useState<State>(nothing);
  const [from, setFrom] = useState({ term, older: '' });
  const place = from.term === term ? from.older : '';

  useEffect(() => {
    const asking = new AbortController();
    setState((known) => (place ? { ...known, status: 'loading' } : nothing));
    ask(term, place, asking.signal).then((answer) => {
      if (asking.signal.aborted) return;
      setState((known) => {
        if (!answer) return { ...known, status: 'failed' };
        const before = place ? known.images : [];
        return { images: [...before, ...answer.images], older: answer.older, status: 'ready' };
      });
    });
    return () => asking.abort();
  }, [term, place]);

  return { ...state, more: () => state.older && setFrom({ term, older: state.older }) };
}

/** An unauthorised request is redirected home; `redirect: 'error'` makes it fail instead. */
async function ask(
  term: string,
  older: string,
  signal: AbortSignal,
): Promise<LibraryAnswer | null> {
  const question = new URLSearchParams({ q: term, ...(older && { despues: older }) });
  try {
    const answer = await fetch(`/admin/imagenes/lista?${question}`, { signal, redirect: 'error' });
    return answer.ok ? ((await answer.json()) as LibraryAnswer) : null;
  } catch {
    return null;
  }
}
