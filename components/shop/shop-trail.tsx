import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { env } from '@/lib/env';
import { breadcrumbJsonLd, type TrailStep } from '@/lib/seo/json-ld/breadcrumbs';

type ShopTrailProps = { steps: TrailStep[]; children?: ReactNode };

export async function ShopTrail({ steps, children }: ShopTrailProps) {
  const t = await getTranslations('shop');
  const trail = [{ name: t('home'), path: '/' }, { name: t('shop'), path: '/tienda' }, ...steps];
  return (
    <Container className="flex items-start justify-between gap-6 pt-2">
      <JsonLd data={breadcrumbJsonLd(env.SITE_URL, trail)} />
      <Breadcrumbs
        label={t('trail')}
        items={trail.map(({ name, path }, index) => ({
          label: name,
          ...(index < trail.length - 1 && { href: path as Route }),
        }))}
      />
      {children}
    </Container>
  );
}
