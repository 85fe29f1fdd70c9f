/** Paths with responses that are no pages and load nothing. Sources in next.config.ts's format. */
export const withoutPage = [
  '/:file(sitemap\\.xml|robots\\.txt|manifest\\.webmanifest)',
  '/:feed(feed\\.xml|rss\\.xml|atom\\.xml|feed\\.json)',
  '/api/:path*',
];
export const emptyPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Files that other sites may embed: pictures, social cards, icons and feeds. Sources in next.config.ts's format. */
export const shownElsewhere = [
  '/images/:path+',
  '/brand/:path+',
  '/icons/:path+',
  '/_next/image',
  '/:path*/social.jpg',
  '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png)',
  '/:feed(feed\\.xml|rss\\.xml|atom\\.xml|feed\\.json)',
];

/** Replaces the header of the same name for the paths in `shownElsewhere`. */
export const crossOriginResource = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Pages with a secret in their address, which the requests for their files would write into the log of a proxy. */
export const secretAddress = {
  source: '/:room(auth|propuesta)/:rest*',
  headers: [{ key: 'Referrer-Policy', value: 'strict-origin' }],
};

/** Headers of every response. Pages add their own policy, because two policies would both apply. */
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
];
