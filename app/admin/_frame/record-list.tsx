import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/app/admin/_frame/format';
import { type ListAddress, Pager } from '@/app/admin/_frame/pager';
import type { Page, Place } from '@/lib/paging/keyset';

export type RecordProps<Row> = { page: Page<Row>; place: Place; address: ListAddress };

type Props<Row> = RecordProps<Row> & {
  id: string;
  title: string;
  empty: string;
  pages: string;
  tell: (row: Row) => { what: ReactNode; actor: string };
};

export function RecordList<Row extends { id: string | number; at: string }>({
  id,
  title,
  empty,
  pages,
  tell,
  page,
  place,
  address,
}: Props<Row>) {
  const t = useTranslations('admin.empty');
  return (
    <section aria-labelledby={id} className="mt-12 max-w-3xl scroll-mt-20">
      <h2 id={id} className="mb-3 font-medium font-sans text-body">
        {title}
      </h2>
      {page.rows.length === 0 ? (
        <p className="text-ink-soft text-small">{place ? t('end') : empty}</p>
      ) : null}
      <ol className="text-small">
        {page.rows.map((row) => {
          const { what, actor } = tell(row);
          return (
            <li
              key={row.id}
              className="flex flex-wrap gap-x-4 border-line border-b py-2 wrap-anywhere"
            >
              <span>{what}</span>
              <span className="text-ink-soft">
                <span>{`${actor} · `}</span>
                <time dateTime={row.at}>{formatDateTime(row.at)}</time>
              </span>
            </li>
          );
        })}
      </ol>
      <Pager page={page} place={place} label={pages} address={(to) => `${address(to)}#${id}`} />
    </section>
  );
}
