import { expect, type Page } from '@playwright/test';

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
