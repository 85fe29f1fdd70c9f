import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { bulkOf } from '@/components/admin/inbox/bulk';
import { BulkForms } from '@/components/admin/inbox/bulk-forms';
import { AdminLink } from '@/components/admin/navigation';
import { StatusBadge } from '@/components/admin/status-badge';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { listChosen } from '@/lib/admin/list';
import { readIds } from '@/lib/admin/schema';
import { isAdmin } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { listStaff } from '@/lib/review/assign';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.bulk');
  return { title: t('title') };
}

/** What was chosen in a list, and what can be done to all of it: for small screens, and without JavaScript. */
export default async function ChosenPage({
  params,
  searchParams,
}: PageProps<'/admin/[area]/elegidos'>) {
  const { area } = await params;
  const { roles } = await requireStaff(`/admin/${area}`);
  if (!isFormArea(area)) notFound();
  const t = await getTranslations('admin');
  const ids = readIds((await searchParams)['ids']);
  const [entries, staff] = await Promise.all([listChosen(area, ids), listStaff()]);
  const list = `/admin/${area}` as Route;
  return (
    <AdminPage title={t('bulk.title')} trail={[{ label: t(`menu.${area}`), href: list }]}>
      {entries.length > 0 ? (
        <>
          <h2 className="mb-2 font-medium font-sans text-small">
            {t('bulk.count', { count: entries.length })}
          </h2>
          <ul className="mb-8 max-w-prose">
            {entries.map(({ id, name, reference, status }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-2 text-small"
              >
                <AdminLink
                  href={`${list}/${id}` as Route}
                  className="min-h-6 underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {name}
                </AdminLink>
                <span className="text-caption text-ink-soft">{reference}</span>
                <span className="ml-auto">
                  <StatusBadge value={status} />
                </span>
              </li>
            ))}
          </ul>
          <BulkForms
            {...(await bulkOf(area, staff, isAdmin(roles)))}
            ids={entries.map(({ id }) => id)}
          />
        </>
      ) : (
        <EmptyState title={t('bulk.none')}>{t('bulk.noneDescription')}</EmptyState>
      )}
      <p className="mt-8">
        <AdminLink href={list} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {t('bulk.back')}
        </AdminLink>
      </p>
    </AdminPage>
  );
}
