import { getTranslations } from 'next-intl/server';
import { byteOrderMark, csvLine } from '@/app/admin/_frame/csv';
import { formatDateTime } from '@/app/admin/_frame/labels';
import { readIds } from '@/app/admin/_frame/schema';
import { staffPost } from '@/app/admin/_frame/staff-get';
import {
  type AdminPostRow,
  listChosenPosts,
  listEveryPost,
  readPostFilter,
} from '@/app/admin/blog-posts/list-queries';
import { env } from '@/lib/env';
import { attachment } from '@/lib/http/request';
import { pathOf } from '@/lib/parameter-pages';
import { dayOf } from '@/lib/time/madrid';

export const POST = staffPost(
  { name: 'Export of posts', failed: '/admin/blog-posts?aviso=exportar' },
  async (query) => {
    const ids = readIds(query.getAll('ids'));
    // Chosen posts are exported regardless of the filter.
    const posts = await (ids.length > 0
      ? listChosenPosts(ids)
      : listEveryPost(readPostFilter(Object.fromEntries(query))));
    const csv = byteOrderMark + (await csvOf(posts));
    return attachment(csv, `posts-${dayOf(new Date())}.csv`, 'text/csv; charset=utf-8');
  },
);

const columns = ['title', 'status', 'category', 'author', 'date', 'scheduled', 'address'] as const;
const clock = (iso: string | null) => iso && formatDateTime(iso);

async function csvOf(posts: readonly AdminPostRow[]): Promise<string> {
  const t = await getTranslations('posts');
  const categories = await getTranslations('blog.categories');
  const lines = posts.map(({ title, slug, status, category, author, date, scheduledFor }) => [
    title,
    t(`status.${status as 'draft'}`),
    categories(category),
    author,
    clock(date),
    clock(scheduledFor) ?? (status === 'scheduled' ? t('list.undated') : null),
    new URL(pathOf('post', slug), env.SITE_URL).href,
  ]);
  return [columns.map((column) => t(`export.${column}`)), ...lines].map(csvLine).join('');
}
