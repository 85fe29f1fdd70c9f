import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { EntryNeighbours, EntryPane } from '@/app/admin/[area]/entry-pane';
import { EntryParts } from '@/app/admin/[area]/entry-parts';
import { listQuery, readFilter } from '@/app/admin/[area]/filter';
import { getEntry, listEntries } from '@/app/admin/[area]/queries';
import { listStaff, readWork } from '@/app/admin/[area]/review-queries';
import { mayWorkOn } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { readPosition } from '@/lib/paging/keyset';

type Props = PageProps<'/admin/[area]/[id]'>;

/** That of the list: the title does not contain the visitor's name, because the browser's history keeps titles. */
export { generateMetadata } from '@/app/admin/[area]/page';

export default async function EntryPage({ params, searchParams }: Props) {
  const { area, id } = await params;
  const { roles } = await requireStaff(`/admin/${area}/${id}`);
  if (!isFormArea(area)) notFound();
  const entry = await getEntry(area, id);
  if (!entry) notFound();
  const search = await searchParams;
  const filter = readFilter(search);
  const position = readPosition(search);
  const [work, staff, list] = await Promise.all([
    readWork(area, id),
    listStaff(area),
    listEntries(area, filter, position),
  ]);
  const { aviso } = search;
  // The list that the entry was opened from.
  const query = listQuery(search);
  const pane = { area, entries: list.rows, current: id, query };
  const t = await getTranslations('admin');
  return (
    <AdminPage
      title={entry.name}
      trail={[{ label: t(`menu.${area}`), href: `/admin/${area}${query}` }]}
      aside={<EntryPane {...pane} />}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge value={entry.status} />
          <EntryNeighbours {...pane} filter={filter} />
        </div>
      }
      notice={aviso === 'archivo' || aviso === 'carta' ? aviso : undefined}
    >
      <EntryParts {...{ area, entry, work, staff, query }} mayErase={mayWorkOn(roles, 'erasing')} />
    </AdminPage>
  );
}
