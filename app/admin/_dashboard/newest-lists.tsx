import { useFormatter, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { codeLabels, formatDateTime, StatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink, type AdminPath } from '@/app/admin/_frame/navigation';
import { partAddress } from '@/app/admin/_frame/schema';
import { isBlogCategory } from '@/lib/blog/types';
import type { Dashboard, Item } from './queries';

/** As many columns of at least 20 rem as fit; those of the last row grow to fill it. */
export const columns = 'flex flex-wrap gap-x-8 gap-y-10 *:min-w-0 *:flex-[1_1_20rem]';

export function Counters({ counters }: Pick<Dashboard, 'counters'>) {
  const t = useTranslations('admin');
  const format = useFormatter();
  return (
    <ul
      aria-label={t('dashboard.counters')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 max-[18rem]:grid-cols-1 md:grid-cols-3 xl:grid-cols-5"
    >
      {counters.map(({ kind, total, thisWeek }) => (
        <li key={kind} className="relative border-ink border-t-[1.5px] pt-3 hover:bg-paper">
          <p className="font-display text-h2 leading-none tabular-nums">{format.number(total)}</p>
          <AdminLink
            href={partAddress(kind)}
            className="mt-2 inline-block text-small underline underline-offset-4 after:absolute after:inset-0"
          >
            {t(`menu.${kind}`)}
          </AdminLink>
          <p className="text-caption text-ink-soft">
            {t('dashboard.thisWeek', { n: thisWeek, kind })}
          </p>
        </li>
      ))}
    </ul>
  );
}

export async function NewestLists({ newest }: Pick<Dashboard, 'newest'>) {
  const t = await getTranslations();
  const labels = await codeLabels();
  const lists = newest.filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return null;

  const inWords = (value: string): string =>
    isBlogCategory(value) ? t(`blog.categories.${value}`) : labels.choice(value);

  return (
    <section aria-labelledby="lo-ultimo" className="mt-12">
      <h2 id="lo-ultimo" className="mb-4 font-medium font-sans text-body">
        {t('admin.dashboard.newest')}
      </h2>
      <div className={columns}>
        {lists.map(({ kind, rows }) => (
          <div key={kind} className="border-ink border-t-[1.5px] pt-3">
            <h3 className="mb-2 font-medium font-sans text-small">{t(`admin.menu.${kind}`)}</h3>
            <ItemList
              rows={rows.map((row) => ({ ...row, detail: inWords(row.detail) }))}
              withStatus
            />
          </div>
        ))}
      </div>
    </section>
  );
}

type ItemListProps = { rows: (Item & { detail: string })[]; withStatus: boolean };

export function ItemList({ rows, withStatus }: ItemListProps) {
  const pathOf = ({ kind, id }: Item): AdminPath =>
    kind === 'posts' ? `/admin/blog-posts/edit/${id}` : `${partAddress(kind)}/${id}`;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="flex items-start gap-3 border-line border-b py-2 text-small">
          <div className="min-w-0 flex-1">
            <AdminLink
              href={pathOf(row)}
              dir="auto"
              className="line-clamp-1 min-h-6 underline underline-offset-4 wrap-anywhere"
            >
              {row.title}
            </AdminLink>
            <p className="line-clamp-1 text-caption text-ink-soft wrap-anywhere">
              <time dateTime={row.moment}>{formatDateTime(row.moment)}</time>
              {row.detail ? <span>{` · ${row.detail}`}</span> : null}
            </p>
          </div>
          {withStatus ? <StatusBadge value={row.status} /> : null}
        </li>
      ))}
    </ul>
  );
}
