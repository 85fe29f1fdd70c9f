/** What other sites may show: pictures, social cards, icons and feeds. Sources as next.config.ts takes them. */
export const shownElsewhere = [
  '/images/:path+',
  '/brand/:path+',
  '/icons/:path+',
  '/_next/image',
  '/:path*/social.jpg',
  '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png)',
  '/:feed(feed\\.xml|rss\\.xml|atom\\.xml|feed\\.json)',
];

/** In place of the policy of the same name, for what stands in `shownElsewhere`. */
export const crossOriginResource = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Sent with every answer (architecture.md, Security). The script policy is added where the scripts of a page are known. */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  // The least that every document gets, also an error that no other rule reaches; pages add their own policy to it.
  {
    key: 'Content-Security-Policy',
    value: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  },
];
