import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { requireStaff } from '@/lib/auth/session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.posts');
  return { title: t('new') };
}

export default async function NewPostPage() {
  await requireStaff('/admin/blog-posts/new');
  const t = await getTranslations('admin.posts');
  return <AdminPage title={t('new')}>{null}</AdminPage>;
}
