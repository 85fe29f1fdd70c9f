import type { MetadataRoute } from 'next';
import { publicPages, publicPaths } from '@/lib/public-pages';

/** A page with an address of its own that changed when its row or product did. `changed` is ISO 8601, or empty. */
export type DatedPage = {
  path: string;
  changed: string;
  /** Its pictures, as addresses or paths. */
  images?: readonly string[];
};

export type SitemapSource = {
  posts: DatedPage[];
  products: DatedPage[];
  /** Pages of a part of them: categories. */
  categories: DatedPage[];
  /** The day the legal texts last changed. */
  legalUpdated: string;
};

/** What search engines are asked to read: every public page, with the date of its last change where there is one. */
export function sitemapEntries(
  origin: string,
  { posts, products, categories, legalUpdated }: SitemapSource,
): MetadataRoute.Sitemap {
  // Next writes addresses into the XML as they are.
  const address = (path: string) => new URL(path, origin).href.replaceAll('&', '&amp;');
  const entry = (path: string, changed?: string, images: readonly string[] = []) => ({
    url: address(path),
    ...(changed && { lastModified: changed }),
    ...(images.length > 0 && {
      images: images.filter((image) => URL.canParse(image, origin)).map(address),
    }),
  });
  const page = ({ path, changed, images }: DatedPage) => entry(path, changed, images);
  // The last change of the other pages is not recorded: no date is better than an invented one.
  const dates = { posts: newest(posts), products: newest(products), legal: legalUpdated };
  const fixed = publicPaths.flatMap((path) => {
    const { sitemap } = publicPages[path];
    if (sitemap === 'none') return [];
    return [entry(path, sitemap === 'undated' ? undefined : dates[sitemap])];
  });
  return [...fixed, ...[...categories, ...posts, ...products].map(page)];
}

/** A list changed when its newest entry did. */
export function newest(pages: readonly DatedPage[]): string | undefined {
  return latest(pages.map(({ changed }) => changed));
}

/** The latest of some moments, however each of them is written; what is no moment does not count. */
export function latest(moments: string[]): string | undefined {
  return moments
    .filter((moment) => !Number.isNaN(Date.parse(moment)))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
