import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { byteOrderMark, csvLine } from '@/lib/admin/csv';
import { readIds } from '@/lib/admin/schema';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { readPostFilter } from '@/lib/blog/editor/post-filter';
import { type AdminPostRow, listChosenPosts, listEveryPost } from '@/lib/blog/editor/queries';
import { blogCategories } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { attachment } from '@/lib/http/attachment';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { dayOf, toWallClock } from '@/lib/time/madrid';
import { toSpanishDate } from '@/lib/time/spanish-date';

/** Sends the filtered list of posts, or the chosen posts, as CSV. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  try {
    await assertStaff();
    const ids = readIds(searchParams.getAll('ids'));
    // Chosen posts are exported regardless of the filter.
    const posts = await (ids.length > 0
      ? listChosenPosts(ids)
      : listEveryPost(readPostFilter(Object.fromEntries(searchParams))));
    const csv = byteOrderMark + (await csvOf(posts));
    return attachment(csv, `posts-${dayOf(new Date())}.csv`, 'text/csv; charset=utf-8');
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Export of posts', error);
    return seeOther('/admin/blog-posts?aviso=exportar');
  }
}

const columns = ['title', 'status', 'category', 'author', 'date', 'scheduled', 'address'] as const;
const clock = (iso: string | null) => (iso ? toSpanishDate(toWallClock(iso)) : null);

async function csvOf(posts: readonly AdminPostRow[]): Promise<string> {
  const t = await getTranslations('posts');
  const categories = await getTranslations('blog.categories');
  const lines = posts.map(({ title, slug, status, category, author, date, scheduledFor }) => {
    const known = blogCategories.find((name) => name === category);
    return [
      ...[title, t(`status.${status as 'draft'}`), known ? categories(known) : category],
      ...[author, clock(date), clock(scheduledFor), new URL(`/blog/${slug}`, env.SITE_URL).href],
    ];
  });
  return [columns.map((column) => t(`export.${column}`)), ...lines].map(csvLine).join('');
}
