import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** /gracias is allowed on purpose: search engines must be able to read its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth'] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
