import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { AdminLink } from '@/components/admin/navigation';
import { Selection } from '@/components/admin/table/selection';
import { EmptyState } from '@/components/ui/empty-state';

type Props = {
  list: { label: string; href: Route };
  count: string;
  rows: { id: string; href: Route; name: string; more?: string; state: ReactNode }[];
  children: ReactNode;
};

/** The rows chosen in a list and the forms that change them, as a page: for small screens and without JavaScript. */
export async function ChosenPage({ list, count, rows, children }: Props) {
  const t = await getTranslations('admin.bulk');
  return (
    <AdminPage title={t('title')} trail={[list]}>
      {rows.length > 0 ? (
        <>
          <h2 className="mb-2 font-medium font-sans text-small">{count}</h2>
          <ul className="mb-8 max-w-prose">
            {rows.map(({ id, href, name, more, state }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-2 text-small"
              >
                <AdminLink
                  href={href}
                  dir="auto"
                  className="min-h-6 underline underline-offset-4 wrap-anywhere"
                >
                  {name}
                </AdminLink>
                <span dir="auto" className="text-caption text-ink-soft">
                  {more}
                </span>
                <span className="ml-auto">{state}</span>
              </li>
            ))}
          </ul>
          <Selection ids={rows.map(({ id }) => id)}>{children}</Selection>
        </>
      ) : (
        <EmptyState title={t('none')}>{t('noneDescription')}</EmptyState>
      )}
      <p className="mt-8">
        <AdminLink href={list.href} button="outline">
          {t('back')}
        </AdminLink>
      </p>
    </AdminPage>
  );
}
