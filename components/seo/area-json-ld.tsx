import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { servicesJsonLd } from '@/lib/seo/json-ld/services';
import { site } from '@/lib/site';

type Props = {
  name: string;
  description: string;
  path: `/dauro/${string}`;
  services: { name: string; description: string }[];
};

/** What search engines read of an area's page: where it stands below the group, and what it offers. */
export async function AreaJsonLd({ name, description, path, services }: Props) {
  const group = await getTranslations('group.meta');
  const trail = [
    { name: site.name, path: '/' },
    { name: group('title'), path: '/dauro' },
    { name, path },
  ];
  const offer = servicesJsonLd(env.SITE_URL, { name, description, path, services });
  return <JsonLd data={[breadcrumbJsonLd(env.SITE_URL, trail), offer]} />;
}
