import { expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'equipo' | 'lector';

/** Signs in by hand, as a person does. Where one ends up depends on where one was heading. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (!new URL(page.url(), 'http://x').pathname.startsWith('/auth')) await page.goto('/auth');
  await page.getByLabel('Email').fill(`${account}@dauro.test`);
  await page.getByLabel('Contraseña').fill('granada-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  // Until it has loaded: before its styles are there, what they hide can be found, and cannot be clicked afterwards.
  await page.waitForLoadState();
}
