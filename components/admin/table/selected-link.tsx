'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { AdminLink } from '@/components/admin/navigation';
import { buttonVariants } from '@/components/ui/button';

type Props = {
  address: string;
  ids: string[];
  /** What else stands in the address. */
  more?: Readonly<Record<string, string>>;
  className: string;
};

const noMore = {};

/** The way to the page that changes the selected rows, where the list has no room for its forms. */
export function SelectedLink({ address, ids, more = noMore, className }: Props) {
  const t = useTranslations('admin.table');
  return (
    <AdminLink
      href={
        `${address}?${new URLSearchParams([...ids.map((id) => ['ids', id]), ...Object.entries(more)])}` as Route
      }
      className={buttonVariants({ variant: 'ink', size: 'sm', className })}
    >
      {t('changeSelected', { count: ids.length })}
    </AdminLink>
  );
}
