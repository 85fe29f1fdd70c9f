import { env } from '../env.ts';
import { playerOrigins } from '../markdown/embeds.ts';

/** Where forms may end besides here: the contact form's service, and the shop, where a book is paid without JavaScript. */
const formTargets = [env.CONTACT_FORM_ACTION, env.SHOPIFY_STORE_DOMAIN].flatMap((address) =>
  address ? [new URL(address).origin] : [],
);

/** Whether a browser lets a form of ours be redirected to this address. */
export const isFormTarget = (address: string): boolean =>
  formTargets.includes(new URL(address).origin);

/**
 * The content security policy of an HTML answer. `scripts` are the sources allowed to run: hashes on prerendered
 * pages, a nonce with strict-dynamic on dynamic ones. Imports are relative because Next loads the cache handler, which
 * uses this, without bundling it.
 */
export function contentSecurityPolicy(scripts: string[], workers = "'none'"): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', ...scripts, ...(env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [])],
    // React writes style attributes; styles cannot run code.
    ['style-src', "'self'", "'unsafe-inline'"],
    // Editors may show pictures from any https address (requirement 6.6).
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'"],
    // Files travel ahead of their form straight to the storage (app/subidas).
    ['connect-src', "'self'", new URL(env.SUPABASE_URL).origin],
    ['form-action', "'self'", ...formTargets],
    // A video of an article, once a reader starts it (requirement 2.13).
    ['frame-src', ...playerOrigins],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', workers],
    ['base-uri', "'none'"],
    ...(env.SITE_URL.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * For answers that the middleware sees: only what carries the nonce runs, and what it loads. The back-office, which
 * reads PDFs in the page (docs/decisions/0026-pdf-in-the-page.md), may also start a worker of this origin.
 */
export const noncePolicy = (nonce: string, { workers = false } = {}) =>
  contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], workers ? "'self'" : "'none'");
