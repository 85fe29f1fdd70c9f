import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { signIn } from '../setup/sign-in.ts';

async function newAccount(): Promise<string> {
  const email = `persona-${crypto.randomUUID()}@dauro.test`;
  const { error } = await secretClient().auth.signUp({ email, password: 'granada-2026' });
  if (error) throw error;
  return email;
}

test('an admin grants and revokes roles', async ({ page }) => {
  const email = await newAccount();
  await page.goto('/admin/personas');
  await signIn(page, 'admin');
  await page.getByLabel('Buscar por email').fill(email.slice(0, 30));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Ninguno');
  await row.getByRole('button', { name: 'Dar acceso al equipo' }).click();
  await expect(row.getByRole('button', { name: 'Quitar acceso al equipo' })).toBeVisible();
  await expect(page.getByText('Permisos actualizados').first()).toBeVisible();
  await row.getByRole('button', { name: 'Quitar acceso al equipo' }).click();
  await expect(row).toContainText('Ninguno');
  await page.getByRole('link', { name: 'Quién los cambió está en el registro' }).click();
  await expect(page).toHaveURL('/admin/registro');
  await page.getByLabel('Persona, referencia o título').fill(email);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const entries = page.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(`Permiso retirado ${email} (Equipo)`);
  await expect(entries.last()).toContainText(`Permiso concedido ${email} (Equipo)`);
  await expect(entries.last()).toContainText('admin@dauro.test');
  await page.goto('/admin/personas?q=nadie-de-nada');
  await expect(page.getByText('Ninguna cuenta coincide')).toBeVisible();
});

test('the role of the last admin cannot be revoked, and the page says why', async ({ page }) => {
  await page.goto('/admin/personas?q=admin%40dauro.test');
  await signIn(page, 'admin');
  const row = page.getByRole('row').filter({ hasText: 'admin@dauro.test' });
  await row.getByRole('button', { name: 'Quitar administración' }).click();
  await expect(page.getByText('No se puede quitar al último administrador')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Administración');
});

test('staff cannot open the page of people', async ({ page }) => {
  await signIn(page, 'equipo');
  await page.goto('/admin/personas');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Personas' })).toHaveCount(0);
});
