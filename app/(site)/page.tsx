import { ArmWall } from '@/components/marketing/home/arm-wall';
import { AuthorCall } from '@/components/marketing/home/author-call';
import { ClosingCall } from '@/components/marketing/home/closing-call';
import { HomeHero } from '@/components/marketing/home/home-hero';
import { LatestPosts, OlderBlog } from '@/components/marketing/home/latest-posts';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { organizationJsonLd } from '@/lib/seo/json-ld/organization';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/', { absoluteTitle: true });

export default function HomePage() {
  return (
    <>
      <JsonLd data={organizationJsonLd(env.SITE_URL)} />
      <HomeHero />
      <ArmWall />
      <LatestPosts />
      <AuthorCall />
      <OlderBlog />
      <ClosingCall />
    </>
  );
}
