import type { MetadataRoute } from 'next';

/**
 * Everything may be read except the back-office and the accounts. /gracias stays open on purpose: a search engine must
 * be able to read that it is not to be listed.
 */
export function robotsRules(origin: string): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth'] },
    sitemap: `${origin}/sitemap.xml`,
  };
}
