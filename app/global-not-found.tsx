import type { Metadata } from 'next';
import { Document } from '@/app/document';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/layout/site-shell';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

/** No layout stands above this page, so it says itself what the root layout says elsewhere. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, ...metadata } = await notFoundMetadata();
  return {
    ...metadata,
    metadataBase: new URL(env.SITE_URL),
    title: `${title} · ${site.name}`,
  };
}

/** An address that no route knows. As app/not-found.tsx it would travel inside every page. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell parent="/">
        <NotFoundView />
      </SiteShell>
    </Document>
  );
}
