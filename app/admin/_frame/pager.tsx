import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { Page, Place } from '@/lib/paging/keyset';

export type ListAddress = (place?: { antes: string } | { despues: string }) => string;

type Props = {
  page: Page<unknown>;
  place: Place;
  /** The accessible name of the navigation, for pages with more than one list. */
  label?: string;
  address: ListAddress;
  /** Whether the list has an order other than newest first. */
  sorted?: boolean;
};

export async function Pager({ page, place, label, address, sorted }: Props) {
  const { rows, previous, next } = page;
  const t = await getTranslations('admin');
  const lost = place !== null && rows.length === 0;
  if (!previous && !next && !lost) return null;
  return (
    <nav aria-label={label ?? t('pages')} className="mt-6 flex flex-wrap gap-3">
      {previous || lost ? (
        <AdminLink href={address() as Route} button="outline">
          {sorted ? t('sorted.first') : t('newest')}
        </AdminLink>
      ) : null}
      {previous ? (
        <AdminLink href={address({ antes: previous }) as Route} rel="prev" button="outline">
          {sorted ? t('sorted.previous') : t('previous')}
        </AdminLink>
      ) : null}
      {next ? (
        <AdminLink href={address({ despues: next }) as Route} rel="next" button="outline">
          {sorted ? t('sorted.next') : t('next')}
        </AdminLink>
      ) : null}
    </nav>
  );
}
