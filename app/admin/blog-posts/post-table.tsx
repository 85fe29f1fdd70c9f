import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { formatDate, formatDateTime, StatusBadge } from '@/app/admin/_frame/labels';
import { type ListColumn, ListFilter, ListTable } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { SelectField } from '@/components/forms/field';
import { blogCategories } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { withinQuotes } from '@/lib/text/text';
import { DeletePost, PostBulkForms } from './delete-post';
import { postStatuses } from './fields';
import type { AdminPostRow, PostFilter } from './list-queries';

export function PostFilterForm({ filter }: { filter: PostFilter }) {
  const { posts, blog } = useMessages();
  const { filter: texts } = posts.list;
  return (
    <ListFilter
      action="/admin/blog-posts"
      filter={filter}
      termHint={texts.termHint}
      className="gap-x-4 lg:grid lg:grid-cols-[minmax(0,1fr)_11rem_13rem_auto]"
    >
      <SelectField
        name="estado"
        label={texts.status}
        defaultValue={filter.estado}
        placeholder={texts.all}
        options={postStatuses.map((value) => ({ value, label: posts.status[value] }))}
      />
      <SelectField
        name="categoria"
        label={texts.category}
        defaultValue={filter.categoria}
        placeholder={texts.allCategories}
        options={blogCategories.map((value) => ({ value, label: blog.categories[value] }))}
      />
    </ListFilter>
  );
}

/** Columns that are hidden on small screens, where their values are shown under the title. */
const wide = 'hidden lg:table-cell';
const widest = 'hidden xl:table-cell';

export async function PostTable({ rows, filter }: { rows: AdminPostRow[]; filter: PostFilter }) {
  const t = await getTranslations('posts.list');
  const categories = await getTranslations('blog.categories');
  const columns: ListColumn<AdminPostRow>[] = [
    {
      id: 'title',
      label: t('columns.title'),
      heads: true,
      className: 'min-w-44',
      cell: (row) => <PostTitle row={row} category={categories(row.category)} />,
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'estado',
      cell: (row) => (
        <>
          <StatusBadge value={row.status} />
          {row.scheduledFor ? (
            <span className="mt-1 block text-caption text-ink-soft lg:whitespace-nowrap">
              {t(isDue(row) ? 'publicSince' : 'scheduledFor', {
                date: formatDateTime(row.scheduledFor),
              })}
            </span>
          ) : null}
          {row.status === 'scheduled' && !row.scheduledFor ? (
            <span className="mt-1 block text-caption text-ink-soft">{t('undated')}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'category',
      label: t('columns.category'),
      className: wide,
      sort: 'categoria',
      cell: ({ category }) => categories(category),
    },
    {
      id: 'author',
      label: t('columns.author'),
      className: 'hidden min-w-32 2xl:table-cell',
      cell: ({ author }) => author,
    },
    {
      id: 'date',
      label: t('columns.date'),
      className: `${wide} whitespace-nowrap tabular-nums`,
      sort: 'fecha',
      cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time>,
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      className: widest,
      cell: (row) => <PostActions row={row} />,
    },
  ];
  // The database writes all times in one format, so they sort as text.
  const newest = rows
    .map(({ seen }) => seen)
    .sort()
    .at(-1);
  return (
    <ListTable
      list="blog-posts"
      caption={t('caption')}
      columns={columns}
      rows={rows}
      labelOf={({ title }) => title}
      filter={filter}
      actions={<PostBulkForms seen={newest ?? ''} />}
    />
  );
}

function PostTitle({ row, category }: { row: AdminPostRow; category: string }) {
  const { id, title, slug, date } = row;
  const address = pathOf('post', slug);
  const path = 'block max-w-[min(11rem,35vw)] truncate xl:max-w-[44ch] text-caption text-ink-soft';
  return (
    <>
      <AdminLink
        href={`/admin/blog-posts/edit/${id}`}
        dir="auto"
        className="line-clamp-2 min-h-6 font-medium underline underline-offset-4 wrap-anywhere"
      >
        {title}
      </AdminLink>
      {row.status === 'published' || isDue(row) ? (
        <a href={address} className={`${path} min-h-6 w-fit hover:underline`}>
          {address}
        </a>
      ) : (
        <span className={path}>{address}</span>
      )}
      <span className="block text-caption text-ink-soft lg:hidden">
        <time dateTime={date}>{formatDate(date)}</time>
        <span>{` · ${category}`}</span>
      </span>
      <div className="mt-1 xl:hidden">
        <PostActions row={row} />
      </div>
    </>
  );
}

/** A scheduled post is public from its time on (requirement 2.3), while its stored status does not change. */
const isDue = ({ scheduledFor }: AdminPostRow) =>
  scheduledFor !== null && new Date(scheduledFor) <= new Date();

async function PostActions({ row: { id, title, seen } }: { row: AdminPostRow }) {
  const t = await getTranslations('posts.list');
  const action = 'inline-flex min-h-6 items-center font-normal underline underline-offset-4';
  return (
    <div data-print="hide" className="flex gap-4 whitespace-nowrap">
      <AdminLink
        href={`/admin/blog-posts/preview/${id}`}
        aria-label={t('previewPost', { title: withinQuotes(title) })}
        className={action}
      >
        {t('preview')}
      </AdminLink>
      <DeletePost id={id} title={title} seen={seen} className={`${action} text-danger`} />
    </div>
  );
}
