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
