import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { queryOf } from '@/app/admin/_frame/schema';
import { EntryPage } from '@/app/admin/[area]/entry-page';
import { readFilter } from '@/app/admin/[area]/filter';
import { getEntry, listEntries } from '@/app/admin/[area]/queries';
import { listStaff, readWork } from '@/app/admin/[area]/review-queries';
import { mayWorkOn } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { addressOf, readPosition } from '@/lib/paging/keyset';

type Props = PageProps<'/admin/[area]/[id]'>;

/** The title does not contain the visitor's name, because the browser's history keeps titles. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { area } = await params;
  const t = await getTranslations('admin');
  return { title: isFormArea(area) ? t(`menu.${area}`) : t('notFound.title') };
}

export default async function Page({ params, searchParams }: Props) {
  const { area, id } = await params;
  const { roles } = await requireStaff(`/admin/${area}/${id}`);
  if (!isFormArea(area)) notFound();
  const entry = await getEntry(area, id);
  if (!entry) notFound();
  const search = await searchParams;
  const filter = readFilter(search);
  const place = readPosition(search);
  const [work, staff, list] = await Promise.all([
    readWork(area, id),
    listStaff(area),
    listEntries(area, filter, place),
  ]);
  const { aviso } = search;
  return (
    <EntryPage
      area={area}
      entry={entry}
      work={work}
      staff={staff}
      mayErase={mayWorkOn(roles, 'erasing')}
      entries={list.rows}
      query={queryOf({ ...filter, ...addressOf(place) })}
      notice={aviso === 'archivo' || aviso === 'carta' ? aviso : undefined}
    />
  );
}
