import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { breadcrumbJsonLd, type StructuredData } from '@/lib/seo/json-ld/site';
import { site } from '@/lib/site';

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
