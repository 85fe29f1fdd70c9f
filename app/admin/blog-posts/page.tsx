import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { PostList } from '@/components/admin/post-list';
import { requireStaff } from '@/lib/auth/session';
import { listAllPosts } from '@/lib/blog/admin-queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.menu');
  return { title: t('posts') };
}

export default async function PostsPage({ searchParams }: PageProps<'/admin/blog-posts'>) {
  await requireStaff('/admin/blog-posts');
  const t = await getTranslations('admin.menu');
  return (
    <AdminPage title={t('posts')} notice={(await searchParams).aviso}>
      <PostList posts={await listAllPosts()} />
    </AdminPage>
  );
}
