import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EntryPage } from '@/components/admin/inbox/entry-page';
import { getEntry } from '@/lib/admin/entry-queries';
import { isAdmin } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { listStaff } from '@/lib/review/assign';
import { readWork } from '@/lib/review/work';

type Props = PageProps<'/admin/[area]/[id]'>;

/** No name of a visitor in the title: titles stay in the browser's history. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { area } = await params;
  const t = await getTranslations('admin');
  return { title: isFormArea(area) ? t(`menu.${area}`) : t('notFound.title') };
}

/** One of the things that visitors sent, with its history and what can be done about it. */
export default async function Page({ params, searchParams }: Props) {
  const { area, id } = await params;
  const { roles } = await requireStaff(`/admin/${area}/${id}`);
  if (!isFormArea(area)) notFound();
  const entry = await getEntry(area, id);
  if (!entry) notFound();
  const [work, staff] = await Promise.all([readWork(area, id), listStaff()]);
  const { aviso } = await searchParams;
  return (
    <EntryPage
      area={area}
      entry={entry}
      work={work}
      staff={staff}
      mayErase={isAdmin(roles)}
      notice={aviso === 'archivo' || aviso === 'carta' ? aviso : undefined}
    />
  );
}
