import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { env } from '../env.ts';
import { playerOrigins } from '../markdown/embeds.ts';
import { parseJson } from '../text/text.ts';

/** Where forms may redirect: the contact form's service, and the shop, where books are paid without JavaScript. */
const formTargets = [env.CONTACT_FORM_ACTION, env.SHOPIFY_STORE_DOMAIN].flatMap((address) =>
  address ? [new URL(address).origin] : [],
);

const storage = new URL(env.SUPABASE_URL).origin;

/** Whether the policy allows a form to be redirected to this address. */
export const isFormTarget = (address: string): boolean =>
  formTargets.includes(new URL(address).origin);

/**
 * The content security policy of an HTML response. `scripts` are the sources allowed to run: hashes on prerendered
 * pages, a nonce with strict-dynamic on dynamic ones. Imports are relative, because Next loads the cache handler, which
 * uses this module, without bundling it. `frames` are further origins that the page may show in a frame.
 */
export function contentSecurityPolicy(scripts: string[], frames: string[] = []): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', ...scripts, ...(env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [])],
    // React writes style attributes; styles cannot run code.
    ['style-src', "'self'", "'unsafe-inline'"],
    // Editors may insert pictures from any https address (requirement 6.6).
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'"],
    // Browsers upload files of forms directly to the storage (app/subidas).
    ['connect-src', "'self'", storage],
    ['form-action', "'self'", ...formTargets],
    // An article's video, after a reader starts it (requirement 2.13).
    ['frame-src', ...playerOrigins, ...frames],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'none'"],
    ['base-uri', "'none'"],
    ...(env.SITE_URL.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * For responses of the middleware: only scripts with the nonce run, and scripts that these load. With `reads`, the page
 * may show a file of the storage in a frame (docs/decisions/0026-pdf-in-the-browsers-viewer.md).
 */
export const noncePolicy = (nonce: string, { reads = false } = {}) =>
  contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], reads ? [storage] : []);

/**
 * The policy of prerendered pages when lib/page-cache does not keep them. Without hashes Next's inline scripts need
 * `unsafe-inline`, so an injected script element would run; event handlers in attributes and scripts of other origins are
 * still refused. The middleware replaces it on pages that have a nonce.
 */
export const policyWithoutHashes = {
  key: 'Content-Security-Policy',
  value: `${contentSecurityPolicy(["'self'", "'unsafe-inline'"])}; script-src-attr 'none'`,
};

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Scripts of fixed code that Next and React write. */
const constants = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
];

/** Scripts that pass data to Next's runtime: they contain nothing but JSON between these ends. */
const dataScripts = [
  ['self.__next_f.push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** A call of React's streaming runtime, `$RC("B:0","S:0")`. The first one of its kind defines the function before. */
const streamingCall = /^([\s\S]*)\$R[A-Z]\(([^()]*)\)$/;

/** React's server code, which contains the definitions as literals. */
let react: string | undefined;
const isOfReact = (definitions: string): boolean => {
  react ??= readFileSync(
    createRequire(import.meta.url).resolve(
      'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js',
    ),
    'utf8',
  );
  return react.includes(definitions.replaceAll('\n', '\\n'));
};

const isJson = (text: string): boolean => parseJson(text) !== undefined;

/** Whether Next or React writes such a script: known code around data that cannot run. */
function isKnown(code: string): boolean {
  if (constants.includes(code)) return true;
  for (const [start, end] of dataScripts) {
    if (code.startsWith(start) && code.endsWith(end))
      return isJson(code.slice(start.length, -end.length));
  }
  const [, definitions = '', values = ''] = streamingCall.exec(code) ?? [];
  return isJson(`[${values}]`) && values !== '' && isOfReact(definitions);
}

/**
 * The CSP sources of a document's inline scripts of a known shape, and the scripts of any other, which must not run.
 * `'self'` covers scripts with `src`, and JSON-LD never runs.
 */
export function inlineScriptHashes(html: string): { hashes: string[]; unknown: string[] } {
  const hashes = new Set<string>();
  const unknown: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc=/i.test(attributes) || /\stype=["']?application\/ld\+json/i.test(attributes))
      continue;
    if (isKnown(code)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    else unknown.push(code);
  }
  return { hashes: [...hashes], unknown };
}

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
  source: '/:section(auth|propuesta)/:rest*',
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
