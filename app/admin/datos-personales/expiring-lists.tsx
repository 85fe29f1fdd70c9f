import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { Expiring } from '@/app/admin/datos-personales/queries';

type Props = { days: number; lists: readonly Expiring[] };

/** The entries whose retention period ends soon, by list. The jobs will erase them. */
export async function ExpiringLists({ days, lists }: Props) {
  const t = await getTranslations('admin');
  const coming = lists.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="plazos" className="max-w-3xl">
      <h2 id="plazos" className="mb-1 font-medium font-sans text-body">
        {t('person.expiring', { days })}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{t('person.expiringIntro')}</p>
      {coming.length === 0 ? (
        <p className="text-small">{t('person.expiringNone', { days })}</p>
      ) : null}
      {coming.map(({ area, count, rows }) => (
        <div key={area} className="mb-5">
          <h3 className="border-ink border-b pb-1.5 font-medium font-sans text-small">
            {`${t(`menu.${area}`)} · ${count}`}
          </h3>
          <ul className="divide-y divide-line text-small">
            {rows.map(({ id, reference, name, subject, until }) => (
              <li
                key={id}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-2"
              >
                <AdminLink
                  href={`/admin/${area}/${id}` as Route}
                  className="min-h-6 underline underline-offset-4"
                >
                  {reference}
                </AdminLink>
                <span dir="auto" className="line-clamp-2 wrap-anywhere">
                  {`${name} · ${subject}`}
                </span>
                <time dateTime={until} className="text-ink-soft">
                  {formatDate(until)}
                </time>
              </li>
            ))}
          </ul>
          {count > rows.length ? (
            <p className="py-2 text-ink-soft text-small">
              {t('person.expiringMore', { count: count - rows.length })}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
