import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { organizationJsonLd } from '@/lib/seo/json-ld/site';
import { metadataOf } from '@/lib/seo/metadata';
import { ArmWall, AuthorCall, ClosingCall, HomeHero, LatestPosts, OlderBlog } from './sections';

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
