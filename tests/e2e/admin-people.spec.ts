import { secretClient } from '../setup/backend.ts';
import {
  expect,
  follow,
  pageOfAnother,
  press,
  pressTo,
  reactListens,
  test,
  variant,
} from '../setup/browser.ts';
import { newAddress, newStaffAccount, password, signIn } from '../setup/sign-in.ts';

// One test, since a second admin would let go the first, on whom every other test depends.
test('an admin changes the role of a member, but not that of the last admin', async ({ page }) => {
  // As after an invitation of a member of staff.
  const email = await newStaffAccount(password, ['staff', 'admin'], `$&-${newAddress()}`);
  await signIn(page, 'admin', '/admin/personas');
  await page.getByLabel('Buscar por email').fill(email.slice(0, 30));
  await pressTo(page, 'Buscar', /[?&]q=/);
  await reactListens(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText(`Cambiar ${email}`).last().click();
  await expect(row.getByText('Administración')).toBeVisible();
  await expect(row.getByText('Equipo', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Dejar solo en el equipo' }).click();
  await expect(row.getByText('Administración')).toBeHidden();
  await row.getByRole('button', { name: 'Hacer administrador' }).click();
  await expect(page.getByText('Permisos actualizados').first()).toBeVisible();
  await expect(row.getByText('Administración')).toBeVisible();
  await row.getByRole('button', { name: 'Dejar solo en el equipo' }).click();
  await expect(row.getByText('Administración')).toBeHidden();
  await row.getByRole('button', { name: 'Retirar el acceso' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${email} dejará de entrar`);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  const admins = secretClient().from('user_roles').select('user_id').eq('role', 'admin');
  expect((await admins).data).toHaveLength(1);
  await page.goto('/admin/personas?q=admin%40dauro.test');
  const last = page.getByRole('row').filter({ hasText: 'admin@dauro.test' });
  await last.getByText('Cambiar admin@dauro.test').last().click();
  await last.getByRole('button', { name: 'Dejar solo en el equipo' }).click();
  await expect(page.getByText('No se puede quitar al último administrador')).toBeVisible();
  await page.reload();
  await expect(last).toContainText('Administración');
  await follow(page, 'Quién los cambió está en el registro', '/admin/registro');
  await page.getByLabel('Persona, referencia o título').fill(email);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const entries = page.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  const given = entries.filter({ hasText: `Permiso concedido ${email} (Administración)` });
  await expect(given.first()).toContainText('admin@dauro.test');
  const taken = entries.filter({ hasText: `Permiso retirado ${email} (Administración)` });
  await expect(taken.first()).toContainText('admin@dauro.test');
  await page.goto('/admin/personas?q=nadie-de-nada');
  await expect(page.getByText('Ninguna cuenta coincide')).toBeVisible();
});

test('somebody sees their sessions and ends the others', variant, async ({ page, browser }) => {
  const email = await newStaffAccount();
  const elsewhere = await pageOfAnother(browser);
  await signIn(elsewhere, { email, password });
  await signIn(page, { email, password }, '/admin/cuenta');
  const sessions = page.getByRole('region', { name: 'Sesiones' });
  await expect(sessions.getByText('Esta sesión')).toHaveCount(1);
  // The third is that of signing up.
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/admin');
  await expect(elsewhere).toHaveURL(/\/auth\?next=%2Fadmin/);

  const another = 'otras palabras que no van juntas';
  await page.getByLabel('Contraseña nueva').fill(another);
  await press(page, 'Cambiar contraseña', /^Contraseña cambiada/);
  const { auth } = secretClient();
  expect((await auth.signInWithPassword({ email, password })).error).not.toBeNull();
  expect((await auth.signInWithPassword({ email, password: another })).error).toBeNull();
});
