import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import {
  breadcrumbJsonLd,
  type ServiceFacts,
  type StructuredData,
  serializeJsonLd,
  servicesJsonLd,
} from '@/lib/seo/json-ld/site';
import { site } from '@/lib/site';

export function JsonLd({ data }: { data: StructuredData | StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}

type OfferJsonLdProps = {
  path: `/${string}`;
  meta: { title: string; description: string };
  services: ServiceFacts['services'];
};

/** The offer of a page and its breadcrumb, in the words of the page. */
export function OfferJsonLd({ path, meta, services }: OfferJsonLdProps) {
  const { title: name, description } = meta;
  const data = servicesJsonLd(env.SITE_URL, { name, description, path, services });
  return <PageJsonLd name={name} path={path} data={data} />;
}

type PageJsonLdProps = {
  name: string;
  path: `/${string}`;
  home?: string;
  data?: StructuredData;
};

/** The breadcrumb of a fixed page: home, the group for its pages, and the page itself. */
export async function PageJsonLd({ name, path, home = site.name, data }: PageJsonLdProps) {
  const group = await getTranslations('group.meta');
  const trail = [
    { name: home, path: '/' },
    ...(path.startsWith('/dauro/') ? [{ name: group('title'), path: '/dauro' }] : []),
    { name, path },
  ];
  const breadcrumb = breadcrumbJsonLd(env.SITE_URL, trail);
  return <JsonLd data={data ? [breadcrumb, data] : breadcrumb} />;
}
