'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use } from 'react';
import { AdminLink } from '@/components/admin/navigation';

const SelectionContext = createContext<readonly string[]>([]);

export const useSelection = () => use(SelectionContext);

export function Selection({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  return <SelectionContext value={ids}>{children}</SelectionContext>;
}

/** The address of the page that changes the rows chosen in a list; it takes `ids`. */
export const chosenAddress = (list: string) => `/admin/${list}/elegidos`;

/** Links to that page, for screens too small for the forms. */
export function SelectionLink({ list, query }: { list: string; query?: string }) {
  const t = useTranslations('admin.table');
  const ids = useSelection();
  const chosen = new URLSearchParams(ids.map((id) => ['ids', id]));
  if (query) chosen.set('lista', query);
  return (
    <AdminLink
      href={`${chosenAddress(list)}?${chosen}` as Route}
      button="ink"
      className="w-full lg:hidden"
    >
      {t('changeSelected', { count: ids.length })}
    </AdminLink>
  );
}
