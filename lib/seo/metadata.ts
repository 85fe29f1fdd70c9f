import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { feedAlternates } from '@/lib/seo/feed/addresses';
import { type SocialImage, socialImage } from '@/lib/seo/social/social-image';
import { site } from '@/lib/site';

export type PageFacts = {
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
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, article, noindex = false } = facts;
  const image = facts.image ?? socialImage(path);
  const openGraph = {
    title,
    description,
    url: path,
    siteName: site.name,
    locale: 'es_ES',
    images: [image],
  };
  return {
    title: facts.absoluteTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: feedAlternates },
    openGraph: article
      ? { type: 'article', ...openGraph, ...article }
      : { type: 'website', ...openGraph },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  };
}

/** The `generateMetadata` of a page whose title and description are in `namespace` of the messages. */
export const metadataOf =
  (namespace: MetaNamespace, path: PageFacts['path'], more?: Partial<PageFacts>) =>
  async (): Promise<Metadata> => {
    const t = await getTranslations(namespace);
    return pageMetadata({ title: t('title'), description: t('description'), path, ...more });
  };

/** The `generateMetadata` of a page of the back-office: `key` is its title in the messages. */
export const titleOf =
  (key: Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0]) =>
  async (): Promise<Metadata> => ({ title: (await getTranslations())(key) });

type MetaNamespace =
  | `${'home' | 'group' | 'history' | 'editorial' | 'art' | 'film' | 'ai' | 'services'}.meta`
  | `${'contact' | 'contact.thanks' | 'submissions.proposal' | 'feed'}.meta`
  | `shop.soon.${'arte' | 'nfts'}.meta`
  | `legalDocuments.${'privacy' | 'terms' | 'notice' | 'cookies' | 'accessibility'}`;
