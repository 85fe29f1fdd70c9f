import { secretClient } from '../../setup/backend.ts';
import { expect, follow, pressTo, test } from '../../setup/browser.ts';
import { newStaffAccount, password, sendSignIn, signIn } from '../../setup/sign-in.ts';

const page = '/admin/registro';

test('sign-ins and refusals are recorded, by address and kind', async ({ page: view, browser }) => {
  const email = await newStaffAccount();
  const typed = `clave-${crypto.randomUUID()}`;
  const stranger = await browser.newPage();
  const enter = async (address: string, word: string) => {
    await stranger.goto('/auth');
    await sendSignIn(stranger, address, word);
  };
  for (const address of [email, `${typed}@nadie.example`]) {
    await enter(address, 'otra-clave-2026');
    await expect(stranger.getByText('Error de inicio de sesión').first()).toBeVisible();
  }
  await enter(email, password);
  await expect(stranger).toHaveURL('/');
  await stranger.close();

  await signIn(view, 'admin', page);
  await view.getByLabel('Persona, referencia o título').fill(email.toUpperCase());
  await view.getByRole('button', { name: 'Filtrar' }).click();
  const rows = view.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  // The role of the new account was given with the secret key.
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Acceso');
  await expect(rows.nth(0)).toContainText(email);
  await expect(rows.nth(1)).toContainText(`Acceso rechazado ${email}`);
  await expect(rows.nth(1)).toContainText('Alguien sin cuenta');
  await expect(rows.nth(2)).toContainText(`Permiso concedido ${email} (Equipo)`);
  await expect(rows.nth(2)).toContainText('El sistema');
  await view.getByLabel('Qué pasó').selectOption('Acceso rechazado');
  await pressTo(view, 'Filtrar', /tipo=acceso_rechazado/);
  await expect(rows).toHaveCount(1);
  const copy = { kind: 'restauracion', about_kind: 'copia', about: '2026-11-28T09:05:00Z' };
  await secretClient()
    .from('audit_log')
    .insert({ ...copy, actor_kind: 'sistema' })
    .throwOnError();
  await view.goto(`${page}?tipo=restauracion`);
  await expect(rows.first()).toContainText('Copia de seguridad restaurada 28/11/2026 10:05');
  await view.setViewportSize({ width: 360, height: 740 });
  await view.getByText('Filtros', { exact: false }).first().click();
  // A whole date fits.
  const date = view.getByLabel('Desde');
  await date.fill('28/11/2026');
  expect(await date.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await view.goto(`${page}?q=${typed}`);
  await expect(view.getByText('Nada coincide con estos filtros')).toBeVisible();
  await follow(view, 'Quitar filtros', page);
});
