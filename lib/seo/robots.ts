import type { MetadataRoute } from 'next';

/**
 * Allows everything except the back-office and the accounts. /gracias is allowed on purpose: search engines must be
 * able to read its `noindex`.
 */
export function robotsRules(origin: string): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth'] },
    sitemap: `${origin}/sitemap.xml`,
  };
}
