import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/components/admin/navigation';
import { buttonVariants } from '@/components/ui/button';
import type { Page, Place } from '@/lib/paging/keyset';

/** A list's own address, narrowed as it is, with a place in it or without. */
export type ListAddress = (place?: { antes: string } | { despues: string }) => string;

type Props = {
  page: Page<unknown>;
  place: Place;
  /** What these are the pages of, where a page holds more lists than one. */
  label?: string;
  address: ListAddress;
  /** Sorted by something else than the newest first. */
  sorted?: boolean;
};

/** The ways through a list: to its beginning, one page up, one page down. Each is an address that can be kept and sent. */
export async function Pager({ page, place, label, address, sorted }: Props) {
  const { rows, previous, next } = page;
  const t = await getTranslations('admin');
  const lost = place !== null && rows.length === 0;
  if (!previous && !next && !lost) return null;
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={label ?? t('pages')} className="mt-6 flex flex-wrap gap-3">
      {previous || lost ? (
        <AdminLink href={address() as Route} className={link}>
          {sorted ? t('sorted.first') : t('newest')}
        </AdminLink>
      ) : null}
      {previous ? (
        <AdminLink href={address({ antes: previous }) as Route} rel="prev" className={link}>
          {sorted ? t('sorted.previous') : t('previous')}
        </AdminLink>
      ) : null}
      {next ? (
        <AdminLink href={address({ despues: next }) as Route} rel="next" className={link}>
          {sorted ? t('sorted.next') : t('next')}
        </AdminLink>
      ) : null}
    </nav>
  );
}
