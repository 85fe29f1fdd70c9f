import type { Metadata } from 'next';
import { NotFoundView, notFoundMetadata } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/layout/site-shell';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { Document } from './document';

/** This page has no layout above it, so it sets what the root layout sets elsewhere. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, ...metadata } = await notFoundMetadata();
  return {
    ...metadata,
    metadataBase: new URL(env.SITE_URL),
    title: `${title} · ${site.name}`,
  };
}

/** Answers addresses without a route. As app/not-found.tsx its content would be included in every page. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell parent="/">
        <NotFoundView />
      </SiteShell>
    </Document>
  );
}
