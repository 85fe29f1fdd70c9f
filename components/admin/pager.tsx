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
};

/** The ways through a list: to the newest, one page up, one page down. Each is an address that can be kept and sent. */
export async function Pager({ page, place, label, address }: Props) {
  const { rows, newer, older } = page;
  const t = await getTranslations('admin');
  const lost = place !== null && rows.length === 0;
  if (!newer && !older && !lost) return null;
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={label ?? t('pages')} className="mt-6 flex flex-wrap gap-3">
      {newer || lost ? (
        <AdminLink href={address() as Route} className={link}>
          {t('newest')}
        </AdminLink>
      ) : null}
      {newer ? (
        <AdminLink href={address({ antes: newer }) as Route} rel="prev" className={link}>
          {t('previous')}
        </AdminLink>
      ) : null}
      {older ? (
        <AdminLink href={address({ despues: older }) as Route} rel="next" className={link}>
          {t('next')}
        </AdminLink>
      ) : null}
    </nav>
  );
}
