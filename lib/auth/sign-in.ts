import { z } from 'zod';
import type { RateLimit } from '@/lib/rate-limit/take';
import { asciiAddress } from '@/lib/text/addresses';
import { minCharacters, passwordSizeProblem } from './password-advice';
import { mayWorkOn, workOf } from './roles';

/** The identity service validates everything else, and its message is shown (requirement 5.1). */
export const emailSchema = z
  .string('email')
  .max(1000, 'email_long')
  .transform(asciiAddress)
  .pipe(z.string().min(1, 'email').max(255, 'email_long'));

/** The address as the identity service compares it: lower case letter by letter, with İ as i. */
export const accountOf = (email: string): string =>
  Array.from(email, (letter) => (letter === '\u0130' ? 'i' : letter.toLowerCase())).join('');

/**
 * Normalised, because keyboards and files write ñ as one code point or as two, which would be different passwords. A long
 * one is not: normalising a long run of combining accents takes quadratic time.
 */
export const typedPassword = z
  .string('password')
  .max(1000, { error: 'password_long', abort: true })
  .normalize('NFC');
export const passwordSchema = typedPassword.min(1, 'password');
/** Only the checks whose errors are shown together with those of the address; `passwordProblem` has the whole rule. */
const visitorPassword = passwordSchema.superRefine((typed, context) => {
  const message = passwordSizeProblem(typed, minCharacters.visitor);
  if (message) context.addIssue({ code: 'custom', message });
});

export const signInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  next: z.string().optional(),
});
export const signUpSchema = z.object({ email: emailSchema, password: visitorPassword });
export const resetSchema = z.object({ email: emailSchema });
export const recoverySchema = z.object({
  token_hash: z.string('link').regex(/^[\w-]{1,200}$/, 'link'),
});
/** With the account that the form shows: another tab may have opened another one since. */
export const newPasswordSchema = z.object({ email: emailSchema, password: passwordSchema });

/**
 * Limits per network address for requests to the identity service. That service has its own limits
 * (supabase/config.toml, `auth.rate_limit`) and counts mails for all visitors together. Ours are lower, so that one
 * visitor cannot use up the limit of all.
 */
export const authLimits = {
  /** For browsers that do not know the account. */
  signIn: { hits: 20, seconds: 300 },
  signUp: { hits: 5, seconds: 300 },
  /** The form signs in again after a new password, which the service counts as a sign-in. */
  newPassword: { hits: 4, seconds: 300 },
  reset: { hits: 5, seconds: 3600 },
  recoveryLink: { hits: 10, seconds: 300 },
  /** Codes of a second factor, recovery codes, and passwords that are asked for again. */
  secondStep: { hits: 20, seconds: 300 },
} satisfies Record<string, RateLimit>;

/** Failed sign-ins per account from all browsers that do not know it, since guessing is spread over many addresses. */
export const accountLimit: RateLimit = { hits: 30, seconds: 900 };

/** Failed sign-ins per account and browser that has signed in to it before (`knownDevice`). */
export const deviceLimit: RateLimit = { hits: 10, seconds: 900 };

/** The minimum time of a sign-in of an unknown browser, so that guessing is slow before the account is locked. */
export function slowness(failures: number): number {
  return failures < 5 ? 0 : Math.min(2_000, 250 * 2 ** (failures - 5));
}

/** Recovery mails per account, whether or not it exists. */
export const accountResetLimit: RateLimit = { hits: 3, seconds: 3600 };

/** Recovery mails of the whole site, below the service's own limit, which it would not report. */
export const siteResetLimit: RateLimit = { hits: 60, seconds: 3600 };

/** The minimum time of a request for a recovery mail, longer than most mail servers need to accept the mail. */
export const resetMilliseconds = 1_500;

/** Codes and passwords tried for one account by a browser that knows it, and by all others together: a code has only six digits. */
export const stepLimit: RateLimit = { hits: 10, seconds: 300 };

/** The path of this site to go to after signing in, else the home page. `value` is untrusted. */
export function redirectTarget(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  const base = 'https://this-site.invalid';
  const url = URL.parse(value, base);
  // The URL parser turns `/\evil`, `//evil` and embedded tabs into another host, so check that the origin is still ours.
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/';
  return /^\/auth(\/|$)/.test(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The page to redirect to after signing in, for these roles and the requested `target` (a path of this site). The
 * router follows only one redirect of a form, so the guard's redirect is applied here already. The router cannot
 * download a file either, so such a target becomes the page that links to the file.
 */
export function pathAfterSignIn(target: string, roles: readonly string[]): string {
  const [path = ''] = target.split(/[?#]/);
  if (path !== '/admin' && !path.startsWith('/admin/')) return target;
  if (!mayWorkOn(roles, 'office')) return '/';
  if (!mayWorkOn(roles, workOf(path))) return '/admin';
  const [, , section, area, id] = path.split('/');
  if (section === 'archivos') return area && id ? `/admin/${area}/${id}` : '/admin';
  if (section === 'exportar') return area ? `/admin/${area}${target.slice(path.length)}` : '/admin';
  if (area === 'exportar') return `/admin/${section}${target.slice(path.length)}`;
  return target;
}
