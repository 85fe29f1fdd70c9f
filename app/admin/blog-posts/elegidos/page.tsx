import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostBulkForms } from '@/components/admin/posts/post-bulk-forms';
import { PostStatusBadge } from '@/components/admin/posts/post-status-badge';
import { ChosenPage } from '@/components/admin/table/chosen-page';
import { readIds } from '@/lib/admin/schema';
import { requireStaff } from '@/lib/auth/session';
import { listChosenPosts } from '@/lib/blog/editor/queries';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('admin.bulk.title');

export default async function ChosenPostsPage({
  searchParams,
}: PageProps<'/admin/blog-posts/elegidos'>) {
  await requireStaff('/admin/blog-posts');
  const t = await getTranslations('posts');
  const posts = await listChosenPosts(readIds((await searchParams).ids));
  return (
    <ChosenPage
      list={{ label: t('list.title'), href: '/admin/blog-posts' }}
      count={t('bulk.count', { count: posts.length })}
      rows={posts.map(({ id, title, status }) => ({
        id,
        href: `/admin/blog-posts/edit/${id}` as Route,
        name: title,
        state: <PostStatusBadge status={status} />,
      }))}
    >
      <PostBulkForms />
    </ChosenPage>
  );
}
