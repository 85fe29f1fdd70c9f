import { useEffect, useState } from 'react';
import { type SearchResult, shortestTerm } from '@/app/admin/_frame/palette/search-result';
import { askOffice, type RefusalReason } from '@/app/admin/_frame/refusal';
import { searchTerm } from '@/lib/text/search-term';

type Failed = RefusalReason | 'failed';
type Answer<Result> = { term: string; results: Result[] | Failed };

export type SearchStatus = Failed | 'searching' | 'empty' | null;

const pause = 200;

/**
 * Searches on the server once typing pauses; an answer for an older term is dropped. `status` is null when results are
 * shown or the term is too short. The endpoint at `path` takes `?q=` and returns `Result[]`.
 */
export function useSearch<Result = SearchResult>(typed: string, path = '/admin/buscar') {
  const term = searchTerm(typed);
  const asks = [...term].length >= shortestTerm;
  const [answer, setAnswer] = useState<Answer<Result>>({ term: '', results: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same term again.
  useEffect(() => {
    if (!asks) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const results = await ask<Result>(path, term, asking.signal);
      if (!asking.signal.aborted) setAnswer({ term, results });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [term, asks, attempt, path]);

  const current = answer.term === term ? answer.results : null;
  const found = asks && Array.isArray(current) ? current : [];
  return {
    found,
    status: asks ? statusOf(current) : null,
    again: () => {
      setAnswer({ term: '', results: [] });
      setAttempt((count) => count + 1);
    },
  };
}

function statusOf(results: readonly unknown[] | Failed | null): SearchStatus {
  if (results === null) return 'searching';
  if (typeof results === 'string') return results;
  return results.length === 0 ? 'empty' : null;
}

async function ask<Result>(
  path: string,
  term: string,
  signal: AbortSignal,
): Promise<Answer<Result>['results']> {
  const answer = await askOffice(`${path}?${new URLSearchParams({ q: term })}`, signal);
  if (typeof answer === 'string') return answer;
  return answer.json().catch(() => 'failed') as Promise<Result[] | 'failed'>;
}
