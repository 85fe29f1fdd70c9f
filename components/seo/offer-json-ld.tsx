import { PageJsonLd } from '@/components/seo/page-json-ld';
import { env } from '@/lib/env';
import { type ServiceFacts, servicesJsonLd } from '@/lib/seo/json-ld/site';

export function OfferJsonLd({ path, ...facts }: ServiceFacts & { path: `/${string}` }) {
  return (
    <PageJsonLd
      name={facts.name}
      path={path}
      data={servicesJsonLd(env.SITE_URL, { path, ...facts })}
    />
  );
}
