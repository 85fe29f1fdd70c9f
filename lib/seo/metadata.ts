import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PublicPath, publicPages } from '@/lib/public-pages';
import { feedAlternates } from '@/lib/seo/feed/addresses';
import { type SocialImage, socialImage } from '@/lib/seo/social/social-image';
import { hoursInWords, site } from '@/lib/site';

type PageFacts = {
  title: string;
  description: string;
  path: `/${string}`;
  /** The title is used alone, without the site's name. */
  absoluteTitle?: boolean;
  /** A picture for social networks; by default the card of this address. */
  image?: SocialImage;
  article?: {
    publishedTime: string;
    modifiedTime?: string;
    authors: string[];
    section?: string;
    tags?: string[];
  };
  /** Pages that answer a person's action must not be in search engines. */
  noindex?: boolean;
};

/** The metadata of a page. Relative addresses become absolute through `metadataBase`. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { title, description, path, article, noindex = false } = facts;
  const image = facts.image ?? (await socialImage(path));
  const openGraph = {
    title,
    description,
    url: path,
    siteName: site.name,
    locale: 'es_ES',
    images: [image],
  };
  return {
    // Next fills a template by `String.replace`, which would read `$&` in a title as a pattern.
    title: { absolute: facts.absoluteTitle ? title : `${title} · ${site.name}` },
    description,
    alternates: { canonical: path, types: feedAlternates },
    openGraph: article
      ? { type: 'article', ...openGraph, ...article }
      : { type: 'website', ...openGraph },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  };
}

/** The `generateMetadata` of a page of fixed address. */
export const metadataOf =
  (path: PublicPath, more?: Partial<PageFacts>) => async (): Promise<Metadata> => {
    const t = await getTranslations();
    const { texts } = publicPages[path];
    return pageMetadata({
      title: t(`${texts}.title`),
      description: t(`${texts}.description`, { hours: hoursInWords }),
      path,
      ...more,
    });
  };

/** The `generateMetadata` of a page of the back-office: `key` is its title in the messages. */
export const titleOf =
  (key: Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0]) =>
  async (): Promise<Metadata> => ({ title: (await getTranslations())(key) });
