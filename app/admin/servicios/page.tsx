import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EnquiriesPage } from '@/components/admin/enquiries-page';
import { requireStaff } from '@/lib/auth/session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.menu');
  return { title: t('servicios') };
}

export default async function Page({ searchParams }: PageProps<'/admin/servicios'>) {
  await requireStaff('/admin/servicios');
  return <EnquiriesPage area="servicios" search={await searchParams} />;
}
