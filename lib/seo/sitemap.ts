import type { MetadataRoute } from 'next';
import { publicPages, publicPaths } from '@/lib/public-pages';

/** A page for one row or product, with the time of its last change. `changed` is ISO 8601, or empty. */
export type DatedPage = {
  path: string;
  changed: string;
  images?: readonly string[];
};

/** The posts and products, each with the pages of their categories. */
type SitemapSource = {
  posts: DatedPage[];
  products: DatedPage[];
  /** The day the legal texts last changed. */
  legalUpdated: string;
};

/** The sitemap: every public page, with the date of its last change if it is known. */
export function sitemapEntries(
  origin: string,
  { posts, products, legalUpdated }: SitemapSource,
): MetadataRoute.Sitemap {
  // Next does not escape addresses in the XML.
  const address = (path: string) => new URL(path, origin).href.replaceAll('&', '&amp;');
  const entry = (path: string, changed?: string, images: readonly string[] = []) => ({
    url: address(path),
    ...(changed && { lastModified: changed }),
    ...(images.length > 0 && {
      images: images.filter((image) => URL.canParse(image, origin)).map(address),
    }),
  });
  const page = ({ path, changed, images }: DatedPage) => entry(path, changed, images);
  // The last change of the other pages is not recorded, so they have no date.
  const dates = { posts: newest(posts), products: newest(products), legal: legalUpdated };
  const fixed = publicPaths.flatMap((path) => {
    const { sitemap } = publicPages[path];
    if (sitemap === 'none') return [];
    return [entry(path, sitemap === 'undated' ? undefined : dates[sitemap])];
  });
  return [...fixed, ...[...posts, ...products].map(page)];
}

/** The last change of a list is that of its newest entry. */
export function newest(pages: readonly DatedPage[]): string | undefined {
  return latest(pages.map(({ changed }) => changed));
}

/** The latest of these times in any format; invalid ones are ignored. */
export function latest(moments: string[]): string | undefined {
  return moments
    .filter((moment) => !Number.isNaN(Date.parse(moment)))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
