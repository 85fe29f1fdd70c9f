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
  if (from.term !== term) setFrom({ term, older: '' });

  useEffect(() => {
    const asking = new AbortController();
    setState((known) => (from.older ? { ...known, status: 'loading' } : nothing));
    ask(from.term, from.older, asking.signal).then((answer) => {
      if (asking.signal.aborted) return;
      setState((known) => {
        if (!answer) return { ...known, status: 'failed' };
        const before = from.older ? known.images : [];
        return { images: [...before, ...answer.images], older: answer.older, status: 'ready' };
      });
    });
    return () => asking.abort();
  }, [from]);

  /** Loads the next page, or tries again when it failed: every call sets a new object. */
  const more = () => state.older && setFrom({ term, older: state.older });
  return { ...state, more };
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
