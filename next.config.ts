import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './lib/env.ts';
import { maxPixels } from './lib/files/inspection.ts';
import { requestMegabytes } from './lib/form-areas.ts';
import { isLoopback } from './lib/http/is-loopback.ts';
import { type ParameterPage, parameterPages, pathOf } from './lib/parameter-pages.ts';
import {
  crossOriginResource,
  emptyPolicy,
  policyWithoutHashes,
  secretAddress,
  securityHeaders,
  shownElsewhere,
  withoutPage,
} from './lib/security/csp.ts';

const store = new URL(env.SHOPIFY_STORE_DOMAIN);

/** Without it nothing puts a policy into the headers of prerendered pages (docs/hosting.md). */
const ownPageCache = env.PAGE_CACHE === 'site';

const uploadLimit = `${requestMegabytes}mb` as const;

const config: NextConfig = {
  distDir: env.NEXT_DIST_DIR,
  output: 'standalone',
  // The build must include the migrations, because /admin/estado compares them with those of the database.
  outputFileTracingIncludes: { '/admin/estado': ['./supabase/migrations/*.sql'] },
  poweredByHeader: false,
  typedRoutes: true,
  // `npm test` checks types, tests included, so the build skips the check.
  typescript: { ignoreBuildErrors: true },
  ...(ownPageCache
    ? { cacheHandler: fileURLToPath(new URL('lib/page-cache/handler.ts', import.meta.url)) }
    : {}),
  experimental: {
    // Route types are included through next-env.d.ts only, so that a second build folder does not rewrite
    // tsconfig.json.
    strictRouteTypes: true,
    // Without this the page for unknown addresses, header and footer included, is part of every other page.
    globalNotFound: true,
    serverActions: { bodySizeLimit: uploadLimit },
    proxyClientMaxBodySize: uploadLimit,
    // Lightning CSS would replace `:dir()` by a list of languages, which says nothing of a text's direction.
    lightningCssFeatures: { exclude: ['dir-selector'] },
    // Covers of books are foreign pictures, which the optimiser decodes.
    imgOptMaxInputPixels: maxPixels,
    // The shortest time that Next allows for a prefetched page in an open tab; the default of five minutes would show
    // outdated pages.
    staleTimes: { static: 30, dynamic: 0 },
  },
  images: {
    // One format: each new combination of parameters is encoded at once, and any client can request combinations.
    formats: ['image/webp'],
    // Half of Next's default list: every width is in the HTML twice per picture, and in the cache once.
    deviceSizes: [640, 828, 1200, 1920],
    localPatterns: [
      { pathname: '/images/**', search: '' },
      { pathname: '/brand/**', search: '' },
    ],
    // In bytes. Next's own limit is half of the free disk, which is memory in containers (deploy/compose.yaml).
    maximumDiskCacheSize: 200_000_000,
    // Shopify's CDN resizes its own pictures (components/shop/picture.ts); only those of the embedded shop use the
    // optimiser.
    remotePatterns: [new URL('/cdn/shop/files/**', store)],
    // The embedded shop is on loopback, which the optimiser refuses by default.
    dangerouslyAllowLocalIP: isLoopback(store),
  },
  // The lists stay static files; a search is rewritten to a dynamic page. A new and a stored post have one page.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/tienda', has: [{ type: 'query', key: 'q' }], destination: '/tienda/buscar' },
      {
        source: '/blog',
        has: [{ type: 'query', key: 'q' }],
        destination: '/blog/buscar/resultados',
      },
      // Next would answer its own page of an error, and 500.
      { source: '/_global-error', destination: '/_not-found' },
      { source: '/admin/blog-posts/new', destination: '/admin/blog-posts/editor' },
      { source: '/admin/blog-posts/edit/:id', destination: '/admin/blog-posts/editor?id=:id' },
    ],
    afterFiles: [],
    // The page of unknown addresses is a public one, whose scripts the policy of the back-office blocks.
    fallback: [{ source: '/admin/:path*', destination: '/admin/no-existe' }],
  }),
  redirects: async () => [
    // The first page of a list has a single address, and so has the list of everything.
    ...Object.values<ParameterPage>(parameterPages).flatMap(({ base, parent, isList, all }) => [
      ...(isList
        ? [
            { source: `${parent}/pagina/1`, destination: parent, permanent: true },
            { source: `${base}/:slug/pagina/1`, destination: `${base}/:slug`, permanent: true },
          ]
        : []),
      ...(all ? [{ source: `${base}/${all}`, destination: parent, permanent: true }] : []),
    ]),
    // The addresses of Shopify's themes, which its mails and shopping feeds keep using.
    {
      source: '/:list(products|collections/[^/]+/products)/:handle',
      destination: pathOf('product', ':handle'),
      permanent: true,
    },
    {
      source: '/:list(search|cart(?:/[^/]+)?|collections(?:/[^/]+){0,2})',
      destination: '/tienda',
      permanent: true,
    },
    // Password managers open it where a password should be changed (W3C).
    { source: '/.well-known/change-password', destination: '/admin/cuenta', permanent: false },
  ],
  headers: async () => [
    {
      source: '/:path*',
      headers: ownPageCache ? securityHeaders : [...securityHeaders, policyWithoutHashes],
    },
    ...withoutPage.map((source) => ({ source, headers: [emptyPolicy] })),
    secretAddress,
    // Next sends only the later of two values for one header.
    ...shownElsewhere.map((source) => ({ source, headers: [crossOriginResource] })),
    // These files rarely change but have no hash in their name. Uploaded pictures set their own lifetime.
    {
      source: '/images/:path((?!subidas/).*)',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
