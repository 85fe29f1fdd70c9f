import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatDate, formatDateTime } from '@/components/admin/format';
import { AdminLink } from '@/components/admin/navigation';
import { DeletePost } from '@/components/admin/posts/delete-post';
import { PostStatusBadge } from '@/components/admin/posts/post-status-badge';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { AdminPostRow } from '@/lib/blog/editor/queries';
import { blogCategories } from '@/lib/blog/types';
import { withinQuotes } from '@/lib/text/within-quotes';

/** What does not fit on a small screen stands under the title there. */
const wide = 'hidden lg:table-cell';
const widest = 'hidden xl:table-cell';

const columns = [
  ['title', ''],
  ['status', ''],
  ['category', wide],
  ['author', widest],
  ['date', wide],
  ['actions', widest],
] as const;

/** Posts of every state, one line each, with what one can do to them. */
export async function PostTable({ rows }: { rows: AdminPostRow[] }) {
  const t = await getTranslations('posts.list');
  return (
    <Table caption={t('caption')}>
      <thead>
        <tr>
          {columns.map(([column, when]) => (
            <TableHead key={column} className={when}>
              {t(`columns.${column}`)}
            </TableHead>
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
  const known = blogCategories.find((name) => name === row.category);
  const category = known ? categories(known) : row.category;
  // Whether readers see it is decided when it is read (requirement 2.3): the state stays what the editor chose.
  const isDue = scheduledFor !== null && new Date(scheduledFor) <= new Date();
  return (
    <TableRow>
      <TableCell className="min-w-44">
        <AdminLink
          href={`/admin/blog-posts/edit/${id}` as Route}
          className="font-medium underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {title}
        </AdminLink>
        <span className="block max-w-44 truncate xl:max-w-[44ch] text-caption text-ink-soft">
          /blog/{slug}
        </span>
        <span className="block text-caption text-ink-soft lg:hidden">
          <time dateTime={date}>{formatDate(date)}</time>
          {` · ${category}`}
        </span>
        <div className="mt-1 xl:hidden">
          <PostActions id={id} title={title} />
        </div>
      </TableCell>
      <TableCell>
        <PostStatusBadge status={status} />
        {scheduledFor ? (
          <span className="mt-1 block text-caption text-ink-soft lg:whitespace-nowrap">
            {t(isDue ? 'publicSince' : 'scheduledFor', { date: formatDateTime(scheduledFor) })}
          </span>
        ) : null}
      </TableCell>
      <TableCell className={wide}>{category}</TableCell>
      <TableCell className={`${widest} min-w-32`}>{author}</TableCell>
      <TableCell className={`${wide} whitespace-nowrap tabular-nums`}>
        <time dateTime={date}>{formatDate(date)}</time>
      </TableCell>
      <TableCell className={widest}>
        <PostActions id={id} title={title} />
      </TableCell>
    </TableRow>
  );
}

async function PostActions({ id, title }: Pick<AdminPostRow, 'id' | 'title'>) {
  const t = await getTranslations('posts.list');
  const action = 'inline-flex min-h-6 items-center underline underline-offset-4';
  return (
    <div className="flex gap-4 whitespace-nowrap">
      <AdminLink
        href={`/admin/blog-posts/preview/${id}` as Route}
        aria-label={t('previewPost', { title: withinQuotes(title) })}
        className={action}
      >
        {t('preview')}
      </AdminLink>
      <DeletePost id={id} title={title} className={`${action} text-danger`} />
    </div>
  );
}
