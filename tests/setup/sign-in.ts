import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import {
  sessionCookieName,
  sessionCookieOptions,
  withSignedInMarker,
} from '../../lib/supabase/session-cookie.ts';
import { loadKeys } from '../../local/supabase/keys.ts';
import { dataPaths } from '../../local/supabase/paths.ts';
import { signToken } from '../../local/supabase/tokens.ts';
import { need, secretClient } from './backend.ts';

export type Account = 'admin' | 'equipo' | 'lector';

type Credentials = { email: string; password: string };

const emailOf = (account: Account) => `${account}@dauro.test`;
export const password = 'granada-2026';

export const newAddress = () => `cuenta-${crypto.randomUUID()}@dauro.test`;

/** An account for one test, so that no other test ends its session or changes its password. */
export async function newStaffAccount(
  word = password,
  roles = ['staff'],
  email = newAddress(),
): Promise<string> {
  const { data, error } = await secretClient().auth.signUp({ email, password: word });
  if (error || !data.user) throw error ?? new Error('No account was made');
  const granted = roles.map((role) => ({ user_id: data.user?.id, role }));
  await secretClient().from('user_roles').insert(granted).throwOnError();
  return email;
}

/**
 * Gives the browser a new session of the account, in the cookies that the site itself would set, and opens a page. Much
 * faster than the form. Cookies know no ports, so every site of this machine accepts the session.
 */
export async function signIn(
  page: Page,
  account: Account | Credentials,
  path = account === 'lector' ? '/' : '/admin',
): Promise<void> {
  const credentials = typeof account === 'string' ? { email: emailOf(account), password } : account;
  await page.context().addCookies(await sessionCookies(credentials));
  await page.goto(path);
}

async function sessionCookies(credentials: Credentials) {
  const site = need('SITE_URL');
  const jar = new Map<string, string>();
  const supabase = createServerClient(need('SUPABASE_URL'), need('SUPABASE_PUBLISHABLE_KEY'), {
    cookieOptions: sessionCookieOptions(site),
    cookies: {
      getAll: () => [],
      setAll: (cookies) => {
        for (const { name, value } of withSignedInMarker(cookies)) jar.set(name, value);
      },
    },
  });
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  return [...jar].map(([name, value]) => ({
    name,
    value,
    url: site,
    sameSite: 'Lax' as const,
    httpOnly: name.includes(sessionCookieName),
  }));
}

/** Fills in and sends the form of the entrance, whatever comes of it. */
export async function sendSignIn(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña').fill(word);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Signs in with the form. The next page depends on the requested one. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  if (!new URL(page.url(), 'http://x').pathname.startsWith('/auth')) await page.goto('/auth');
  await sendSignIn(page, emailOf(account), password);
  await expect(page).not.toHaveURL(/\/auth/);
  // Waits until the page has loaded: before its styles apply, elements that they hide can be found but not clicked
  // later.
  await page.waitForLoadState();
}

type Session = { access_token: string; expires_at: number };

/** Makes the access token of the session look expired, so that the next page has to refresh it. */
export const expireSession = (context: BrowserContext): Promise<void> =>
  changeSession(context, (session) => ({ ...session, expires_at: 1_000_000_000 }));

/** Ends the session at the service, as another browser or the passing of time does: the cookies stay. */
export const endSession = (context: BrowserContext): Promise<void> =>
  changeSession(context, async (session) => {
    await secretClient().auth.admin.signOut(session.access_token, 'local');
    return session;
  });

/**
 * Makes password and second factor look given 16 minutes ago: in the access token, where the site and the policies read
 * it, signed anew with the key of the embedded service.
 */
export async function ageProofs(context: BrowserContext): Promise<void> {
  const { jwtSecret } = await loadKeys(dataPaths(process.env['DATA_DIR'] ?? '.local').keys);
  await changeSession(context, (session) => {
    const [, content = ''] = session.access_token.split('.');
    const claims: { amr: { method: string; timestamp: number }[] } = JSON.parse(
      Buffer.from(content, 'base64url').toString(),
    );
    const amr = claims.amr.map((proof) => ({ ...proof, timestamp: proof.timestamp - 16 * 60 }));
    return { ...session, access_token: signToken({ ...claims, amr }, jwtSecret) };
  });
}

async function changeSession(
  context: BrowserContext,
  change: (session: Session) => Session | Promise<Session>,
): Promise<void> {
  const stored = (await context.cookies())
    .filter(({ name }) => name.includes(sessionCookieName))
    .sort((one, other) => one.name.localeCompare(other.name));
  const whole = stored.map(({ value }) => value).join('');
  const session = JSON.parse(Buffer.from(whole.slice('base64-'.length), 'base64url').toString());
  const value = `base64-${Buffer.from(JSON.stringify(await change(session))).toString('base64url')}`;
  const [first, ...others] = stored;
  if (!first) throw new Error('Nobody is signed in');
  const length = Math.ceil(value.length / stored.length);
  await context.addCookies(
    [first, ...others].map((cookie, at) => ({
      ...cookie,
      value: value.slice(at * length, (at + 1) * length),
    })),
  );
}
