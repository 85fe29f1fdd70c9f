import { getTranslations } from 'next-intl/server';
import { codeLabels, formatDateTime } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { CurrentInView } from '@/app/admin/_frame/page-effects';
import { queryOf } from '@/app/admin/_frame/schema';
import type { FormArea } from '@/lib/form-areas';
import { addressOf } from '@/lib/paging/keyset';
import type { Entry } from '@/lib/submissions/entry';
import type { Filter } from './filter';
import { neighboursOf } from './queries';

type PaneProps = { area: FormArea; entries: Entry[]; query: string; current: string };

export async function EntryPane({ area, entries, current, query }: PaneProps) {
  const t = await getTranslations('admin.pane');
  const labels = await codeLabels();
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-18 col-start-1 row-start-1 hidden max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain border-line border-r pr-3 xl:block"
    >
      <CurrentInView key={current} />
      <ol>
        {entries.map(({ id, name, subject, status, createdAt }) => (
          <li key={id} className="border-line border-b">
            <AdminLink
              href={`/admin/${area}/${id}${query}`}
              aria-current={id === current ? 'page' : undefined}
              className="block px-2.5 py-2 text-small hover:bg-paper-deep aria-[current=page]:bg-paper-deep aria-[current=page]:shadow-[inset_3px_0_0_var(--color-accent)]"
            >
              <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                {name}
              </span>
              <span dir="auto" className="block truncate text-caption text-ink-soft">
                {subject}
              </span>
              <span className="block text-caption text-ink-soft">
                <span>{`${labels.status(status)} · `}</span>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </span>
            </AdminLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type NeighboursProps = PaneProps & { filter: Filter };

export async function EntryNeighbours(props: NeighboursProps) {
  const { area, entries, current, query, filter } = props;
  const t = await getTranslations('admin.pane');
  const here = entries.findIndex(({ id }) => id === current);
  const isInside = here > 0 && here < entries.length - 1;
  const beside = isInside
    ? [entries[here - 1], entries[here + 1]]
    : await neighboursOf(area, filter, current);
  return (['previous', 'next'] as const).map((way, index) => {
    const entry = beside[index];
    if (!entry) return null;
    const isShown = !('position' in entry) || entries.some(({ id }) => id === entry.id);
    const list = isShown ? query : queryOf({ ...filter, ...addressOf(entry.position) });
    return (
      <AdminLink
        key={way}
        // `#titulo` moves the focus to the heading (components/ui/focus-title.tsx), where reading continues.
        href={`/admin/${area}/${entry.id}${list}#titulo`}
        button="outline"
      >
        {t(way)}
      </AdminLink>
    );
  });
}
