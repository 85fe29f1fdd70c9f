import { useEffect, useState } from 'react';
import { type SearchResult, shortestTerm } from '@/app/admin/_frame/palette/search-result';
import { type RefusalReason, requestOffice } from '@/app/admin/_frame/refusal';
import { searchTerm } from '@/lib/text/clean';

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
  const isLongEnough = [...term].length >= shortestTerm;
  const [answer, setAnswer] = useState<Answer<Result>>({ term: '', results: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the search.
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const results = await requestOffice<Result[]>(
        `${path}?${new URLSearchParams({ q: term })}`,
        controller.signal,
      );
      if (!controller.signal.aborted) setAnswer({ term, results });
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, isLongEnough, attempt, path]);

  const current = answer.term === term ? answer.results : null;
  const found = isLongEnough && Array.isArray(current) ? current : [];
  return {
    found,
    status: isLongEnough ? statusOf(current) : null,
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
