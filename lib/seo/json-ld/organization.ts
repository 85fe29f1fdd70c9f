import type { ImageObject, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { contactDetails } from '@/lib/seo/json-ld/contact-details';
import { site } from '@/lib/site';

/** schema-dts has no type for the annotation that Google requires beside an action. */
type AnnotatedSearch = SearchAction & { 'query-input': string };

/** The `@id` by which other structured data refer to the group. */
export const organizationId = (origin: string) => new URL('/#organizacion', origin).href;

const logo = (origin: string): ImageObject => ({
  '@type': 'ImageObject',
  url: `${origin}/apple-icon.png`,
  width: '180',
  height: '180',
});

/** A short description of the group: as publisher, seller or provider, and the start of its entry on the home page. */
export function groupJsonLd(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: logo(origin),
  } as const satisfies Organization;
}

/** The organisation and the website, for the home page. `origin` is SITE_URL. */
export function organizationJsonLd(
  origin: string,
): [WithContext<Organization>, WithContext<WebSite>] {
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
      ...groupJsonLd(origin),
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
      publisher: { '@id': organizationId(origin) },
      potentialAction: search,
    },
  ];
}
