import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { requireStaff } from '@/lib/auth/session';
import { getAnyPost } from '@/lib/blog/admin-queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.posts');
  return { title: t('edit') };
}

export default async function EditPostPage({ params }: PageProps<'/admin/blog-posts/edit/[id]'>) {
  const { id } = await params;
  await requireStaff(`/admin/blog-posts/edit/${id}`);
  const post = await getAnyPost(id);
  if (!post) redirect('/admin/blog-posts?aviso=post');
  const t = await getTranslations('admin.posts');
  return (
    <AdminPage title={t('edit')}>
      <h2 className="font-display text-h4">{post.title}</h2>
      <p className="mt-2 text-ink-soft text-small">/blog/{post.slug}</p>
      <p className="mt-6 max-w-prose">{post.excerpt}</p>
      <h3 className="mt-8 font-medium">{t('content')}</h3>
      <pre className="mt-2 max-w-prose whitespace-pre-wrap text-small">{post.content}</pre>
    </AdminPage>
  );
}
