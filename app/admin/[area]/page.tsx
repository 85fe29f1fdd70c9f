import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListPage } from '@/app/admin/[area]/list-page';
import { mayWorkOn } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';

type Props = PageProps<'/admin/[area]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { area } = await params;
  const t = await getTranslations('admin');
  return { title: isFormArea(area) ? t(`menu.${area}`) : t('notFound.title') };
}

export default async function EntriesPage({ params, searchParams }: Props) {
  const { area } = await params;
  const { roles } = await requireStaff(`/admin/${area}`);
  if (!isFormArea(area)) notFound();
  return (
    <ListPage area={area} search={await searchParams} mayErase={mayWorkOn(roles, 'erasing')} />
  );
}
