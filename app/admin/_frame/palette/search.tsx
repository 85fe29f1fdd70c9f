import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isRefusal, type RefusalReason, requestOffice } from '@/app/admin/_frame/office-requests';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Button } from '@/components/ui/button';
import type { FormArea } from '@/lib/form-areas';
import { minTermLength, searchTerm } from '@/lib/text/clean';

/** A result of the search of the back-office; `kind` is the menu entry of its list, or the shop. */
export type SearchResult = {
  kind: FormArea | 'posts' | 'personas' | 'libros';
  id: string;
  href: string;
  title: string;
  detail: string;
};

type Failed = RefusalReason | 'failed';
type Answer = { term: string; results: SearchResult[] | Failed };

type SearchState = Failed | 'searching' | 'empty' | null;

const pause = 200;

/**
 * Searches on the server once typing pauses; an answer for an older term is dropped. `status` is null when results are
 * shown or the term is too short.
 */
export function useSearch(typed: string, among?: 'libros' | 'enlaces') {
  const term = searchTerm(typed);
  const isLongEnough = [...term].length >= minTermLength;
  const [answer, setAnswer] = useState<Answer>({ term: '', results: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the search.
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: term, ...(among && { en: among }) });
      const address = `/admin/buscar?${query}`;
      const results = await requestOffice<SearchResult[]>(address, controller.signal);
      if (!controller.signal.aborted) setAnswer({ term, results });
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, isLongEnough, attempt, among]);

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

function statusOf(results: readonly unknown[] | Failed | null): SearchState {
  if (results === null) return 'searching';
  if (typeof results === 'string') return results;
  return results.length === 0 ? 'empty' : null;
}

type Props = { status: SearchState; texts: { empty: string; failed: string }; again: () => void };

export function SearchStatus({ status, texts, again }: Props) {
  const t = useTranslations('admin.palette');
  return (
    <div className={status ? 'px-5 pb-4 text-small' : undefined}>
      <p role="status" className="text-ink-soft">
        {isRefusal(status) ? (
          <Refusal error={status} />
        ) : (
          status && { ...texts, searching: t('searching') }[status]
        )}
      </p>
      {status === 'failed' || isRefusal(status) ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={({ currentTarget }) => {
            // The button is removed; the field takes the keys for the results.
            currentTarget.closest('[cmdk-root]')?.querySelector('input')?.focus();
            again();
          }}
        >
          {t('again')}
        </Button>
      ) : null}
    </div>
  );
}
