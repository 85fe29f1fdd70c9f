import { useEffect, useState } from 'react';
import { askOffice, type RefusalReason } from '@/app/admin/_frame/refusal';
import type { LibraryAnswer, LibraryImage } from '@/app/admin/imagenes/library-image';

type State = {
  images: LibraryImage[];
  older: string | null;
  status: 'loading' | 'ready' | 'failed' | RefusalReason;
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
        if (typeof answer === 'string') return { ...known, status: answer };
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

async function ask(
  term: string,
  older: string,
  signal: AbortSignal,
): Promise<LibraryAnswer | RefusalReason | 'failed'> {
  const question = new URLSearchParams({ q: term, ...(older && { despues: older }) });
  const answer = await askOffice(`/admin/imagenes/lista?${question}`, signal);
  if (typeof answer === 'string') return answer;
  return answer.json().catch(() => 'failed') as Promise<LibraryAnswer | 'failed'>;
}
