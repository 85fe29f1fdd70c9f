import { type BrowserContext, expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'equipo' | 'lector';

/** Signs in with the form. The next page depends on the requested one. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (!new URL(page.url(), 'http://x').pathname.startsWith('/auth')) await page.goto('/auth');
  await page.getByLabel('Email').fill(`${account}@dauro.test`);
  await page.getByLabel('Contraseña').fill('granada-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  // Waits until the page has loaded: before its styles apply, elements that they hide can be found but not clicked
  // later.
  await page.waitForLoadState();
}

/** Makes the access token of the session look expired, so that the next page has to refresh it. */
export async function expireSession(context: BrowserContext): Promise<void> {
  const stored = (await context.cookies())
    .filter(({ name }) => name.startsWith('sb-dauro-auth-token'))
    .sort((one, other) => one.name.localeCompare(other.name));
  const whole = stored.map(({ value }) => value).join('');
  const session = JSON.parse(Buffer.from(whole.slice('base64-'.length), 'base64url').toString());
  const text = JSON.stringify({ ...session, expires_at: 1_000_000_000 });
  const value = `base64-${Buffer.from(text).toString('base64url')}`;
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
