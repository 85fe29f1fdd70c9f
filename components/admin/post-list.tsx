import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/components/admin/format';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { AdminPostRow } from '@/lib/blog/admin-queries';

const known = ['draft', 'published', 'scheduled'] as const;

/** Every post whatever its state. */
export async function PostList({ posts }: { posts: AdminPostRow[] }) {
  const t = await getTranslations('admin');
  if (posts.length === 0) return <EmptyState title={t('empty.title')} />;
  return (
    <Table caption={t('menu.posts')}>
      <thead>
        <tr>
          <TableHead>{t('columns.title')}</TableHead>
          <TableHead>{t('columns.status')}</TableHead>
          <TableHead>{t('columns.author')}</TableHead>
          <TableHead>{t('columns.category')}</TableHead>
          <TableHead>{t('columns.createdAt')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => {
          const status = known.find((value) => value === post.status);
          return (
            <TableRow key={post.id}>
              <TableCell className="min-w-64 font-medium">
                <Link
                  href={`/admin/blog-posts/edit/${post.id}`}
                  className="underline underline-offset-4"
                >
                  {post.title}
                </Link>
              </TableCell>
              <TableCell>
                <Badge>{status ? t(`postStatus.${status}`) : post.status}</Badge>
              </TableCell>
              <TableCell>{post.author}</TableCell>
              <TableCell>{post.category}</TableCell>
              <TableCell className="whitespace-nowrap">
                <time dateTime={post.date}>{formatDate(post.date)}</time>
              </TableCell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}
