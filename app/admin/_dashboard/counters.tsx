import type { Route } from 'next';
import { useFormatter, useTranslations } from 'next-intl';
import type { Counted, Counter } from '@/app/admin/_dashboard/queries';
import { AdminLink } from '@/app/admin/_frame/navigation';

export const listAddress = (kind: Counted) =>
  (kind === 'posts' ? '/admin/blog-posts' : `/admin/${kind}`) as Route;

export function Counters({ counters }: { counters: Counter[] }) {
  const t = useTranslations('admin');
  const format = useFormatter();
  return (
    <ul
      aria-label={t('dashboard.counters')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-5"
    >
      {counters.map(({ kind, total, thisWeek }) => (
        <li key={kind} className="relative border-ink border-t-[1.5px] pt-3 hover:bg-paper">
          <p className="font-display text-h2 leading-none tabular-nums">{format.number(total)}</p>
          <AdminLink
            href={listAddress(kind)}
            className="mt-2 inline-block text-small underline underline-offset-4 after:absolute after:inset-0"
          >
            {t(`menu.${kind}`)}
          </AdminLink>
          <p className="text-caption text-ink-soft">{t('dashboard.thisWeek', { n: thisWeek })}</p>
        </li>
      ))}
    </ul>
  );
}
