import { secretClient } from '../setup/backend.ts';
import { expect, noScript, test } from '../setup/browser.ts';
import { signIn } from '../setup/sign-in.ts';

async function newAccount(): Promise<string> {
  const email = `persona-${crypto.randomUUID()}@dauro.test`;
  const { error } = await secretClient().auth.signUp({ email, password: 'granada-2026' });
  if (error) throw error;
  return email;
}

for (const [how, journey] of [
  ['with', test],
  ['without', noScript],
] as const) {
  journey(`an admin grants and revokes roles, ${how} JavaScript`, async ({ page }) => {
    const email = await newAccount();
    await page.goto('/admin/personas');
    await signIn(page, 'admin');
    await page.getByLabel('Buscar por email').fill(email.slice(0, 30));
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Ninguno');
    await row.getByRole('button', { name: 'Dar acceso al equipo' }).click();
    await expect(row.getByRole('button', { name: 'Quitar acceso al equipo' })).toBeVisible();
    const record = page.getByRole('region', { name: 'Registro de cambios' });
    const entry = record.getByRole('listitem').filter({ hasText: email });
    await expect(entry).toContainText('Equipo: concedido');
    await expect(entry).toContainText('admin@dauro.test');
    await row.getByRole('button', { name: 'Quitar acceso al equipo' }).click();
    await expect(row).toContainText('Ninguno');
    await expect(entry.first()).toContainText('Equipo: retirado');
  });
}

test('the last admin stays: the database refuses, and the page says why', async ({ page }) => {
  await page.goto('/admin/personas?q=admin%40dauro.test');
  await signIn(page, 'admin');
  const row = page.getByRole('row').filter({ hasText: 'admin@dauro.test' });
  await row.getByRole('button', { name: 'Quitar administración' }).click();
  await expect(page.getByText('No se puede quitar al último administrador')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Administración');
});

test('staff sees no people', async ({ page }) => {
  await signIn(page, 'equipo');
  await page.goto('/admin/personas');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Personas' })).toHaveCount(0);
});
