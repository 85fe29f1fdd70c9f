import 'server-only';
import { pictureSource } from '@/lib/blog/focus-point';
import { BlogError } from '@/lib/blog/queries';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { latest } from '@/lib/seo/sitemap';
import { createPublicClient } from '@/lib/supabase/public';

export type PostDate = { slug: string; category: string; changed: string; images: string[] };

/** The maximum number of rows in one response of the data API (supabase/config.toml, max_rows). */
const pageSize = 1000;

/** Every public post with its last change, newest first; a scheduled post changed when it became public. */
export async function getPostDates(): Promise<PostDate[]> {
  const supabase = createPublicClient({
    tags: [cacheTags.posts],
    revalidate: cacheLifetimes.blog,
  });
  const dates: PostDate[] = [];
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await supabase
      .from('blog_posts')
      .select('slug, category, image_url, image2, image3, gallery, public_at, updated_at')
      .order('public_at', { ascending: false })
      .order('slug')
      .range(from, from + pageSize - 1);
    if (error) throw new BlogError(`Dates of posts could not be read: ${error.message}`);
    for (const { slug, category, public_at, updated_at, gallery, ...row } of data) {
      const changed = latest([updated_at, ...(public_at ? [public_at] : [])]) ?? updated_at;
      const images = [row.image_url, row.image2, row.image3, ...gallery].flatMap((image) =>
        image ? pictureSource(image) : [],
      );
      dates.push({ slug, category, changed, images });
    }
    if (data.length < pageSize) return dates;
  }
}
