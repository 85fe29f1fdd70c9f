'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use } from 'react';
import { AdminLink } from '@/components/admin/navigation';
import { buttonVariants } from '@/components/ui/button';

const SelectionContext = createContext<readonly string[]>([]);

/** The ids of the chosen rows, for the forms that change them. */
export const useSelection = () => use(SelectionContext);

/** Around what can be done to the chosen rows. */
export function Selection({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  return <SelectionContext value={ids}>{children}</SelectionContext>;
}

/** The page where the rows of a list that were chosen are changed: it gets `ids`. */
export const chosenAddress = (list: string) => `/admin/${list}/elegidos`;

/** The way there on screens that have no room for the forms. */
export function SelectionLink({ list, query }: { list: string; query?: string }) {
  const t = useTranslations('admin.table');
  const ids = useSelection();
  const chosen = new URLSearchParams(ids.map((id) => ['ids', id]));
  if (query) chosen.set('lista', query);
  return (
    <AdminLink
      href={`${chosenAddress(list)}?${chosen}` as Route}
      className={buttonVariants({ variant: 'ink', size: 'sm', className: 'w-full lg:hidden' })}
    >
      {t('changeSelected', { count: ids.length })}
    </AdminLink>
  );
}
