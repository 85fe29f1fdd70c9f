import type { ImageObject, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { contactDetails } from '@/lib/seo/json-ld/contact-details';
import { site } from '@/lib/site';

/** schema-dts does not know the annotation that Google asks for beside an action. */
type AnnotatedSearch = SearchAction & { 'query-input': string };

/** The identity by which other descriptions refer to the group. */
export const organizationId = (origin: string) => new URL('/#organizacion', origin).href;

const logo = (origin: string): ImageObject => ({
  '@type': 'ImageObject',
  url: `${origin}/apple-icon.png`,
  width: '180',
  height: '180',
});

/** The group in a few words, for what it publishes; the same organisation that the home page describes. */
export function publisherJsonLd(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: logo(origin),
  };
}

/** Who stands behind the site, and the site itself, for the home page. `origin` is SITE_URL. */
export function organizationJsonLd(
  origin: string,
): [WithContext<Organization>, WithContext<WebSite>] {
  const id = organizationId(origin);
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/blog?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: site.name,
      url: `${origin}/`,
      logo: logo(origin),
      foundingDate: String(site.foundedYear),
      ...contactDetails,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#sitio`,
      name: site.name,
      url: `${origin}/`,
      inLanguage: 'es',
      publisher: { '@id': id },
      potentialAction: search,
    },
  ];
}
