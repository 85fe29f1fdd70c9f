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
  const record = page.getByRole('region', { name: 'Registro de cambios' });
  const entry = record.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toContainText('Equipo: concedido');
  await expect(entry).toContainText('admin@dauro.test');
  await row.getByRole('button', { name: 'Quitar acceso al equipo' }).click();
  await expect(row).toContainText('Ninguno');
  await expect(entry.first()).toContainText('Equipo: retirado');
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

test('the record of erasures and exports has pages of its own beside the list of people', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  // Random years, so that the exports of other tests are not counted.
  const year = 1971 + Math.floor(Math.random() * 50);
  for (let day = 1; day <= 26; day++) {
    const last = `${year}-01-${String(day).padStart(2, '0')}`;
    const answer = await page.request.post(`/admin/exportar/contacto?hasta=${last}`);
    expect(answer.ok()).toBe(true);
  }
  const line = (day: number) =>
    page
      .getByRole('region', { name: 'Borrados y exportaciones' })
      .getByRole('listitem')
      .filter({ hasText: `hasta el ${String(day).padStart(2, '0')}/01/${year})` });
  await page.goto('/admin/personas?q=admin%40dauro.test');
  await expect(line(26).first()).toBeVisible();
  await expect(line(1)).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Páginas de borrados y exportaciones' });
  await pages.getByRole('link', { name: 'Ver anteriores' }).click();
  await expect(line(1).first()).toBeVisible();
  await expect(line(26)).toHaveCount(0);
  await expect(page).toHaveURL(/q=admin%40dauro\.test&r_despues=.+#borrados-y-exportaciones$/);
  await expect(page.getByRole('row').filter({ hasText: 'admin@dauro.test' })).toBeVisible();
  await pages.getByRole('link', { name: 'Ver posteriores' }).click();
  await expect(line(26).first()).toBeVisible();
  await page.goto(
    '/admin/personas?r_despues=2001-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000',
  );
  await expect(page.getByText('No hay nada más antiguo')).toBeVisible();
  await pages.getByRole('link', { name: 'Volver a lo más reciente' }).click();
  await expect(line(26).first()).toBeVisible();
});

test('the record of roles has several pages', async ({ page }) => {
  const secret = secretClient();
  const email = `persona-${crypto.randomUUID()}@dauro.test`;
  const { data, error } = await secret.auth.signUp({ email, password: 'granada-2026' });
  if (error || !data.user) throw error;
  const role = { user_id: data.user.id, role: 'staff' as const };
  const admin = secretClient();
  for (let turn = 0; turn < 14; turn++) {
    const granted = await admin.from('user_roles').insert(role);
    const revoked = await admin.from('user_roles').delete().match(role);
    expect([granted.error, revoked.error]).toEqual([null, null]);
  }
  await signIn(page, 'admin');
  await page.goto('/admin/personas');
  const record = page.getByRole('region', { name: 'Registro de cambios' });
  await expect(record.getByRole('listitem')).toHaveCount(25);
  await record
    .getByRole('navigation', { name: 'Páginas del registro de cambios' })
    .getByRole('link', { name: 'Ver anteriores' })
    .click();
  await expect(page).toHaveURL(/p_despues=.+#registro$/);
  await expect(record.getByRole('listitem').filter({ hasText: email }).first()).toBeVisible();
});

test('staff cannot open the page of people', async ({ page }) => {
  await signIn(page, 'equipo');
  await page.goto('/admin/personas');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'Personas' })).toHaveCount(0);
});
