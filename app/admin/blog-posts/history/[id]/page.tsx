import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { getRevision, getStoredPost, listRevisions } from '@/app/admin/blog-posts/queries';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { RevisionTable, RevisionView } from './revisions';

export const generateMetadata = titleOf('posts.history.title');

type Props = PageProps<'/admin/blog-posts/history/[id]'>;

export default async function HistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  await requireStaff(`/admin/blog-posts/history/${id}`);
  const post = await getStoredPost(id);
  if (!post) redirect('/admin/blog-posts?aviso=post');
  const t = await getTranslations('posts');
  const { version } = await searchParams;
  const shown = typeof version === 'string' ? await getRevision(id, version) : null;
  return (
    <AdminPage
      title={t('history.title')}
      change={shown?.id}
      trail={[
        { label: t('list.title'), href: '/admin/blog-posts' },
        { label: post.title, href: `/admin/blog-posts/edit/${id}` },
      ]}
    >
      {shown ? <RevisionView post={post} revision={shown} /> : null}
      <p className="mb-4 text-ink-soft text-small">{t('history.lead')}</p>
      <RevisionTable post={post} revisions={await listRevisions(id)} shown={shown?.id ?? null} />
    </AdminPage>
  );
}
