import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatDate, formatDateTime } from '@/components/admin/format';
import { AdminLink } from '@/components/admin/navigation';
import { DeletePost } from '@/components/admin/posts/delete-post';
import { PostStatusBadge } from '@/components/admin/posts/post-status-badge';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { AdminPostRow } from '@/lib/blog/editor/queries';
import { blogCategories } from '@/lib/blog/types';

/** Posts of every state, one line each, with what one can do to them. */
export async function PostTable({ rows }: { rows: AdminPostRow[] }) {
  const t = await getTranslations('posts.list');
  const columns = ['title', 'status', 'category', 'author', 'date', 'actions'] as const;
  return (
    <Table caption={t('caption')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHead key={column}>{t(`columns.${column}`)}</TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PostRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

async function PostRow({ row }: { row: AdminPostRow }) {
  const t = await getTranslations('posts.list');
  const categories = await getTranslations('blog.categories');
  const { id, title, slug, status, author, date, scheduledFor } = row;
  const category = blogCategories.find((known) => known === row.category);
  const action = 'inline-flex min-h-6 items-center underline underline-offset-4';
  return (
    <TableRow>
      <TableCell className="min-w-44">
        <AdminLink
          href={`/admin/blog-posts/edit/${id}` as Route}
          className="font-medium underline underline-offset-4"
        >
          {title}
        </AdminLink>
        <span className="block max-w-44 truncate xl:max-w-[44ch] text-caption text-ink-soft">
          /blog/{slug}
        </span>
      </TableCell>
      <TableCell>
        <PostStatusBadge status={status} />
        {scheduledFor ? (
          <span className="mt-1 block whitespace-nowrap text-caption text-ink-soft">
            {t('scheduledFor', { date: formatDateTime(scheduledFor) })}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {category ? categories(category) : row.category}
      </TableCell>
      <TableCell className="min-w-32">{author}</TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">
        <time dateTime={date}>{formatDate(date)}</time>
      </TableCell>
      <TableCell>
        <div className="flex gap-4 whitespace-nowrap">
          <AdminLink
            href={`/admin/blog-posts/preview/${id}` as Route}
            aria-label={t('previewPost', { title })}
            className={action}
          >
            {t('preview')}
          </AdminLink>
          <DeletePost id={id} title={title} className={`${action} text-danger`} />
        </div>
      </TableCell>
    </TableRow>
  );
}
