import { useEffect, useState } from 'react';
import { type SearchResult, shortestTerm } from '@/lib/admin/search-result';

type Answer = { term: string; results: SearchResult[] | 'failed' };

const pause = 200;

/**
 * What the server finds for a term, asked once typing pauses; an answer that another term has overtaken is dropped.
 * `results` is null as long as the answer is on its way.
 */
export function useSearch(typed: string) {
  const term = typed.trim();
  const asks = [...term].length >= shortestTerm;
  const [answer, setAnswer] = useState<Answer>({ term: '', results: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same term again.
  useEffect(() => {
    if (!asks) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const results = await ask(term, asking.signal);
      if (!asking.signal.aborted) setAnswer({ term, results });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [term, asks, attempt]);

  const current = answer.term === term ? answer.results : null;
  return {
    results: asks ? current : [],
    again: () => {
      setAnswer({ term: '', results: [] });
      setAttempt((count) => count + 1);
    },
  };
}

/** A refusal redirects home, which is no answer to a search. */
async function ask(term: string, signal: AbortSignal): Promise<Answer['results']> {
  try {
    const answer = await fetch(`/admin/buscar?${new URLSearchParams({ q: term })}`, {
      signal,
      redirect: 'error',
    });
    return answer.ok ? ((await answer.json()) as SearchResult[]) : 'failed';
  } catch {
    return 'failed';
  }
}
