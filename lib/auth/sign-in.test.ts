import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import {
  accountOf,
  accountResetLimit,
  authLimits,
  deviceLimit,
  pathAfterSignIn,
  redirectTarget,
  signInSchema,
  siteResetLimit,
} from './sign-in';

describe('redirectTarget', () => {
  it.each(['/admin', '/admin/editorial?pagina=2#fila-3', '/producto/año-nuevo'])(
    'keeps the own path %s',
    (path) => expect(redirectTarget(path)).toBe(encodeURI(path)),
  );

  it.each([
    ...[undefined, null, ['/admin', '/x'], '', 'admin', ' /admin', 'javascript:alert(1)'],
    ...['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'],
    ...['\\\\evil.example', '/%2f/../\\evil.example', '/.//evil.example'],
    ...['/auth?next=/admin', '/auth/confirm?token_hash=x&type=recovery'],
  ])('falls back to the home page for %j', (value) => expect(redirectTarget(value)).toBe('/'));
});

it.each([
  ['Ana@Dauro.test', 'ana@dauro.test'],
  ['MAR\u0130A@dauro.test', 'maria@dauro.test'],
  ['ΝΙΚΟΣ@dauro.test', 'νικοσ@dauro.test'],
])('the account of %s is %s', (email, account) => expect(accountOf(email)).toBe(account));

it('a password is the same in one sign for a letter and in two', () => {
  const parsed = (password: string) => signInSchema.parse({ email: 'ana@example.org', password });
  expect(parsed('contrasen\u0303a\u0301')).toEqual(parsed('contrase\u00f1\u00e1'));
});

it('a password of many accents takes no work', () => {
  const password = '\u0301\u0323'.repeat(50_000);
  const work = cpuTimeOf(() => {
    const { error } = signInSchema.safeParse({ email: 'ana@example.org', password });
    expect(error?.issues[0]?.message).toBe('password_long');
  });
  expect(work).toBeLessThan(1_000);
});

it.each([
  ['', 'email'],
  [`${'a'.repeat(250)}@b.es`, undefined],
  [`${'a'.repeat(251)}@b.es`, 'email_long'],
  ['a'.repeat(1001), 'email_long'],
])('an address is missing or too long: %s', (email, message) => {
  const { error } = signInSchema.safeParse({ email, password: 'x' });
  expect(error?.issues[0]?.message).toBe(message);
});

it.each([
  ['/blog?q=agua', [], '/blog?q=agua'],
  ['/admin-no-existe', [], '/admin-no-existe'],
  ['/admin', [], '/'],
  ['/admin/editorial?q=agua', [], '/'],
  ['/admin?x', [], '/'],
  ['/admin/editorial?q=agua', ['staff'], '/admin/editorial?q=agua'],
  ['/admin/personas', ['staff'], '/admin'],
  ['/admin/estado', ['staff'], '/admin'],
  ['/admin/personas?q=a', ['admin'], '/admin/personas?q=a'],
  ['/admin/archivos/editorial/7/obra', ['staff'], '/admin/editorial/7'],
  ['/admin/archivos', ['staff'], '/admin'],
  ['/admin/blog-posts/exportar?q=a', ['staff'], '/admin/blog-posts?q=a'],
  ['/admin/exportar/contacto?q=a', ['admin'], '/admin/contacto?q=a'],
])('a sign-in for %s with the roles %j leads to %s', (target, roles, arrival) => {
  expect(pathAfterSignIn(target, roles)).toBe(arrival);
});

describe('the limits', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const section = /^\[auth\.rate_limit\]\n((?:[^[\n].*\n)*)/m.exec(config)?.[1] ?? '';
  const allowed = (name: string) =>
    Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(section)?.[1] ?? Number.NaN);

  /** The most requests that one address can make in a period of Supabase's limits. */
  const most = (seconds: number, ...limits: { hits: number; seconds: number }[]) =>
    limits.reduce((sum, limit) => sum + limit.hits * Math.ceil(seconds / limit.seconds), 0);

  const fiveMinutes = 300;
  const anHour = 3600;
  const { signIn, signUp, newPassword, reset, recoveryLink } = authLimits;

  it.each([
    ['sign_in_sign_ups', most(fiveMinutes, signIn, signUp, newPassword)],
    ['token_verifications', most(fiveMinutes, recoveryLink)],
    // The service counts sign-ins by password here, with refreshes. Known browsers come on top: ten of an office.
    ['token_refresh', most(fiveMinutes, signIn, newPassword) + 10 * most(fiveMinutes, deviceLimit)],
    // This limit is for the whole project instead of per address; sign-ups send no mail (enable_confirmations = false).
    ['email_sent', most(anHour, siteResetLimit)],
  ])('one address stays below the service limit %s', (name, ours) => {
    expect(allowed(name)).toBeGreaterThan(ours);
  });

  it('one account and one address stay far below the recovery mails of the site', () => {
    const ours = most(anHour, siteResetLimit);
    expect(most(anHour, accountResetLimit)).toBeLessThan(ours / 10);
    expect(most(anHour, reset)).toBeLessThan(ours / 10);
  });

  it('a session ends after thirty days, and after half a day without use', () => {
    const limits = /^\[auth\.sessions\]\ntimebox = "720h"\ninactivity_timeout = "12h"$/m;
    expect(config).toMatch(limits);
  });

  it('a link of recovery is worth ten digits and lives as long as its mail says', () => {
    expect(config).toMatch(/^otp_length = 10\notp_expiry = 900$/m);
    const mail = readFileSync('supabase/templates/recovery.html', 'utf8');
    expect(mail).toContain('El enlace vale durante quince minutos');
  });
});
