import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AreaWall } from '@/components/marketing/home/area-wall';
import { AuthorCall } from '@/components/marketing/home/author-call';
import { ClosingCall } from '@/components/marketing/home/closing-call';
import { HomeHero } from '@/components/marketing/home/home-hero';
import { LatestPosts } from '@/components/marketing/home/latest-posts';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { organizationJsonLd } from '@/lib/seo/json-ld/organization';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home.meta');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: '/',
    absoluteTitle: true,
  });
}

export default function HomePage() {
  return (
    <>
      <JsonLd data={organizationJsonLd(env.SITE_URL)} />
      <HomeHero />
      <AreaWall />
      <LatestPosts />
      <AuthorCall />
      <ClosingCall />
    </>
  );
}
