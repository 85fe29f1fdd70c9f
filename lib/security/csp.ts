import { env } from '../env.ts';
import { playerOrigins } from '../markdown/embeds.ts';

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
