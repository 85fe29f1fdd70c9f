import type {
  BookLeaf,
  BreadcrumbList,
  ImageObject,
  LocalBusiness,
  MergeLeafTypes,
  Organization,
  ProductLeaf,
  SearchAction,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { cardAddress } from '@/lib/public-pages';
import { site } from '@/lib/site';

/** A book for sale is both a Product and a Book, so that consumers of either type find their properties. */
export type BookProduct = MergeLeafTypes<[ProductLeaf, BookLeaf]>;

export type StructuredData = Thing | BookProduct;

/** Structured data for a script element: JSON escapes keep a title from ending it, and parsers read the same. */
export function serializeJsonLd(data: StructuredData | StructuredData[]): string {
  const inContext = (one: StructuredData) => ({ '@context': 'https://schema.org', ...Object(one) });
  return JSON.stringify(Array.isArray(data) ? data.map(inContext) : inContext(data)).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const { street, postalCode, city, region, country } = site.address;

const contactDetails = {
  email: site.email.info,
  telephone: site.phone.href.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  },
  sameAs: Object.values(site.social),
} as const;

/** schema-dts has no type for the annotation that Google requires beside an action. */
type AnnotatedSearch = SearchAction & { 'query-input': string };

/** The `@id` by which other structured data refer to the group. */
const organizationId = (origin: string) => new URL('/#organizacion', origin).href;

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
export function organizationJsonLd(origin: string): [Organization, WebSite] {
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
      ...groupJsonLd(origin),
      foundingDate: String(site.foundedYear),
      ...contactDetails,
    },
    {
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

const specificationOf = ({ days, opens, closes }: (typeof site.openingHours)[number]) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
});

/** The publisher as a business with opening hours, for the contact page. `origin` is SITE_URL. */
export function localBusinessJsonLd(origin: string): LocalBusiness {
  const [first, ...further] = site.openingHours;
  const [hours, more] = [specificationOf(first), further.map(specificationOf)];
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#sede`,
    name: site.name,
    legalName: site.company.legalName,
    taxID: site.company.nif,
    url: `${origin}/contacto`,
    image: `${origin}${cardAddress('/')}`,
    ...contactDetails,
    openingHoursSpecification: more.length > 0 ? [hours, ...more] : hours,
    parentOrganization: { '@id': organizationId(origin) },
  };
}

export type ServiceFacts = {
  /** The name of the whole, its type, and the page that describes it. */
  name: string;
  description: string;
  path: string;
  services: Readonly<Record<string, { title: string; text: string }>>;
};

/** The offer of a page as one service with a catalogue; the group is the provider. `origin` is SITE_URL. */
export function servicesJsonLd(
  origin: string,
  { name, description, path, services }: ServiceFacts,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url: new URL(path, origin).href,
    provider: groupJsonLd(origin),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: Object.values(services).map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}

export type TrailStep = { name: string; path: string };

/** The breadcrumb of a page, which is the last item. `origin` is SITE_URL; paths begin with a slash. */
export function breadcrumbJsonLd(origin: string, trail: TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
