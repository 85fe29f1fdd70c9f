import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { newInvitation } from '../../lib/auth/new-invitation.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { secretClient } from '../setup/backend.ts';
import {
  expect,
  noScript,
  pageOfAnother,
  press,
  pressTo,
  test,
  variant,
} from '../setup/browser.ts';
import { addressOf, insertEntries } from '../setup/entries.ts';
import { expectMail } from '../setup/mail.ts';
import { downloadFrom } from '../setup/opened.ts';
import { ageProofs, newAddress, newStaffAccount, sendSignIn, signIn } from '../setup/sign-in.ts';

/** Who is who in the back-office (requirements 5.9 to 5.13): invitation, second factor, proof, sessions, record. */

const password = 'cuatro palabras que no van juntas';
const codeShape = /^[a-z\d]{4}(-[a-z\d]{4}){5}$/;

async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/admin/personas');
  const form = page.getByRole('form', { name: 'Invitar' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('Invitación enviada').first()).toBeVisible();
  return linkIn(email, 1);
}

/** The link of the last invitation to an address, from the letter. */
async function linkIn(email: string, count: number): Promise<string> {
  const [mail] = (await expectMail(email, count)).slice(-1);
  expect(mail?.subject).toBe('Invitación al panel de Grupo Dauro');
  return /\/auth\/invitacion\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Opens an invitation that nobody has sent by letter; returns its link. */
async function openInvitation(page: Page, email: string): Promise<string> {
  const { digest, link } = newInvitation({ email, role: 'staff', siteUrl: '' });
  await secretClient().rpc('invite', { address: email, offered_role: 'staff', digest });
  await page.goto(link);
  return link;
}

const wrongCode = (totp: TOTP) => (totp.generate() === '000000' ? '111111' : '000000');
/** A code serves once; that of the next half minute is accepted too. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });

async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código', exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
}

/** Begins with a second factor in the page of the account; returns the key that the page shows as text. */
async function addFactor(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'Añadir un dispositivo' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const key = await page.locator('code').textContent();
  return new TOTP({ secret: (key ?? '').replace(/\s/g, '') });
}

async function useRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de recuperación').fill(code);
  await page.getByRole('button', { name: 'Usar el código' }).click();
}

/** Takes the role of the only account that a page of people shows, and with it every session. */
async function endRole(page: Page, email: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Cambiar').last().click();
  await row.getByRole('button', { name: 'Retirar el acceso' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Retirar el acceso?' });
  await dialog.getByRole('button', { name: 'Retirar el acceso' }).click();
  await expect(row).toContainText('Ninguno');
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/auth?next=/admin/editorial');
  await sendSignIn(page, email, password);
}

test('invited, second factor, new device, lost telephone, no role', async ({ page, browser }) => {
  test.slow();
  const email = newAddress();
  await signIn(page, 'admin');
  const link = await invite(page, email);
  const pending = page.getByRole('region', { name: 'Invitar' }).getByRole('listitem');
  await expect(pending.filter({ hasText: email })).toContainText('Enviada el');

  // The invited person, in a browser of their own.
  const own = await pageOfAnother(browser);
  await own.goto(link);
  await expect(own.getByLabel('Email')).toHaveValue(email);
  await own.getByLabel('Elige una contraseña').fill('corta');
  await press(own, 'Crear cuenta y aceptar', 'La contraseña debe tener al menos 12 caracteres');
  await own.getByLabel('Elige una contraseña').fill(password);
  await pressTo(own, 'Crear cuenta y aceptar', '/admin');

  // A second factor, with its recovery codes.
  await own.getByRole('link', { name: `Mi cuenta: ${email}` }).click();
  const totp = await addFactor(own);
  await giveCode(own, wrongCode(totp), 'Comprobar y activar');
  await expect(own.getByText('Ese código no es correcto o ya ha pasado')).toBeVisible();
  await giveCode(own, totp.generate(), 'Comprobar y activar');
  const heading = own.getByRole('heading', { name: 'Códigos de recuperación' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(own).toHaveTitle(/^Códigos de recuperación/);
  const codes = own.getByRole('listitem').filter({ hasText: codeShape });
  await expect(codes).toHaveCount(10);
  const replaced = (await codes.first().textContent()) ?? '';
  await pressTo(own, 'Los he guardado', '/admin/cuenta');
  await press(own, 'Hacer códigos nuevos');
  await expect(codes).toHaveCount(10);
  await expect(own.getByText(replaced)).toHaveCount(0);
  const recovery = (await codes.first().textContent()) ?? '';
  await pressTo(own, 'Los he guardado', '/admin/cuenta');
  await expect(own.getByText('Te quedan 10 códigos.')).toBeVisible();
  // Another device leaves the codes as they are.
  await own.getByLabel('Nombre del dispositivo').fill('Tableta');
  const tablet = await addFactor(own);
  await giveCode(own, tablet.generate(), 'Comprobar y activar');
  await expect(own).toHaveURL('/admin/cuenta');
  await expect(own.getByText('Te quedan 10 códigos.')).toBeVisible();
  await own.goto('/auth/segundo-paso');
  await expect(own.getByText(recovery)).toHaveCount(0);

  // A new device: nothing opens before the second factor, also without the middleware's redirect.
  const device = await pageOfAnother(browser);
  await signInAs(device, email);
  await expect(device).toHaveURL(/\/auth\/segundo-paso\?next=%2Fadmin%2Feditorial/);
  await device.goto('/admin/editorial');
  await expect(device).toHaveURL(/\/auth\/segundo-paso/);
  await giveCode(device, nextCode(totp), 'Continuar');
  await expect(device).toHaveURL('/admin/editorial');

  // The telephone is lost: one of the codes removes the factor.
  const later = await pageOfAnother(browser);
  await signInAs(later, email);
  await later.getByRole('link', { name: 'No tengo el teléfono' }).click();
  await useRecoveryCode(later, 'aaaa-bbbb-cccc-dddd-eeee-ffff');
  await expect(later.getByText('Ese código no es ninguno de los tuyos')).toBeVisible();
  await useRecoveryCode(later, recovery.toUpperCase());
  await expect(later.getByText('El teléfono perdido ya no está en tu cuenta')).toBeVisible();
  await later.goto('/admin/cuenta');
  await expect(later.getByText('Aún no tienes ninguno.')).toBeVisible();
  // The session of the lost telephone has ended.
  await device.goto('/admin/editorial');
  await expect(device).toHaveURL(/\/auth\?next=%2Fadmin%2Feditorial/);

  // The role ends, and every session with it.
  await page.goto(`/admin/personas?q=${encodeURIComponent(email)}`);
  await endRole(page, email);
  await later.goto('/admin');
  await expect(later).toHaveURL(/\/auth\?next=%2Fadmin/);

  // Everything stands in the record.
  await page.goto(`/admin/registro?q=${encodeURIComponent(email)}`);
  const entries = page.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  for (const what of [
    'Invitación enviada',
    'Invitación aceptada',
    'Permiso concedido',
    'Permiso retirado',
    'Acceso (contraseña; falta el segundo paso)',
    'Acceso (segundo paso)',
  ]) {
    await expect(entries.filter({ hasText: what }).first(), what).toBeVisible();
  }
});

test(
  'a key begun again elsewhere is gone, and a newer one takes its place',
  variant,
  async ({ page, browser }) => {
    const person = { email: await newStaffAccount(password), password };
    await signIn(page, person, '/admin/cuenta');
    const first = await addFactor(page);
    // In another tab the newer key is known, in another browser it is not.
    const tab = await page.context().newPage();
    await tab.goto('/admin/cuenta');
    const second = await addFactor(tab);
    await giveCode(page, first.generate(), 'Comprobar y activar');
    await expect(page.getByText('La clave anterior ya no vale')).toBeVisible();
    const other = await pageOfAnother(browser);
    await signIn(other, person, '/admin/cuenta');
    const third = await addFactor(other);
    await giveCode(page, second.generate(), 'Comprobar y activar');
    await expect(page.getByText('Esa clave ya no vale')).toBeVisible();
    await giveCode(other, third.generate(), 'Comprobar y activar');
    await pressTo(other, 'Los he guardado', '/admin/cuenta');
    // An old link tells nobody to delete a key that is valid.
    await other.goto('/auth/segundo-paso?aviso=clave&next=/admin/cuenta');
    await expect(other).toHaveURL('/admin/cuenta');
  },
);

noScript('an invitation and a second factor work without JavaScript', variant, async ({ page }) => {
  const email = newAddress();
  const link = await openInvitation(page, email);
  await page.getByLabel('Elige una contraseña').fill(password);
  await pressTo(page, 'Crear cuenta y aceptar', '/admin');
  // The link serves once.
  await page.goto(link);
  await expect(page.getByText('La invitación ya no vale')).toBeVisible();

  await page.goto('/admin/cuenta');
  const totp = await addFactor(page);
  await giveCode(page, wrongCode(totp), 'Comprobar y activar');
  await expect(page.getByText('Ese código no es correcto o ya ha pasado')).toBeVisible();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await giveCode(page, totp.generate(), 'Comprobar y activar');
  await expect(page.getByRole('heading', { name: 'Códigos de recuperación' })).toBeVisible();
  const codes = page.getByRole('listitem').filter({ hasText: codeShape });
  const recovery = (await codes.first().textContent()) ?? '';
  // What is shown once is for its account: another one in this browser does not see it.
  const own = await page.context().cookies();
  await page.context().clearCookies({ name: /auth-token|signed-in/ });
  await signIn(page, 'equipo', '/auth/segundo-paso?next=/admin/cuenta');
  await expect(page).toHaveURL('/admin/cuenta');
  await page.context().clearCookies();
  await page.context().addCookies(own);
  await page.goto('/auth/segundo-paso');
  await pressTo(page, 'Los he guardado', '/');

  await page.context().clearCookies();
  await signInAs(page, email);
  await giveCode(page, nextCode(totp), 'Continuar');
  await expect(page).toHaveURL('/admin/editorial');
  await page.context().clearCookies();
  await signInAs(page, email);
  await page.getByRole('link', { name: 'No tengo el teléfono' }).click();
  await useRecoveryCode(page, recovery);
  await expect(page.getByText('El teléfono perdido ya no está en tu cuenta')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`axe finds nothing in account and invitation at ${width} px`, variant, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openInvitation(page, newAddress());
    await expect(page.getByLabel('Elige una contraseña')).toBeVisible();
    await expectAccessible(page, 'invitation');
    // An account of its own, because the two widths run side by side and name their factors alike.
    await signIn(page, { email: await newStaffAccount(password), password }, '/admin/cuenta');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'account');
    await addFactor(page);
    await expectAccessible(page, 'key of a factor');
  });
}

test('an invitation is sent again, and taken back', variant, async ({ page }) => {
  const email = newAddress();
  await signIn(page, 'admin');
  const first = await invite(page, email);
  const pending = page.getByRole('region', { name: 'Invitar' }).getByRole('listitem');
  const entry = pending.filter({ hasText: email });
  await entry.getByRole('button', { name: `Enviar otra vez ${email}` }).click();
  expect(await linkIn(email, 2)).not.toBe(first);
  await entry.getByRole('button', { name: `Retirar ${email}` }).click();
  await expect(entry).toHaveCount(0);
});

test('an old account accepts, and replaces a weak password', variant, async ({ page, browser }) => {
  const email = newAddress();
  const secret = secretClient();
  const { error } = await secret.auth.signUp({ email, password: 'gtr83k' });
  expect(error).toBeNull();
  await signIn(page, 'admin');
  const link = await invite(page, email);
  const own = await pageOfAnother(browser);
  await own.goto(link);
  await own.getByLabel(/^Contraseña(?! nueva)/).fill('gtr83k');
  await press(own, 'Entrar y aceptar', 'La que tienes es demasiado fácil para el panel');
  await own.getByLabel(/^Contraseña(?! nueva)/).fill('gtr83k');
  await own.getByLabel(/Contraseña nueva/).fill(password);
  await pressTo(own, 'Entrar y aceptar', '/admin');
});

test.describe('a proof that is older than a quarter of an hour', variant, () => {
  const confirm = 'Confirmar que eres tú';
  async function giveAdminsPassword(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible();
    await page.getByLabel('Contraseña').fill('granada-2026');
    await page.getByRole('button', { name: 'Confirmar' }).click();
  }
  /** Follows the link of a refusal, which opens another tab, so that what was typed stays. */
  async function confirmElsewhere(page: Page): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: confirm }).click();
    return opened;
  }

  test('of a password: the page asks before a role changes, and leads back', async ({ page }) => {
    const email = await newStaffAccount(password);
    const search = `/admin/personas?q=${encodeURIComponent(email)}`;
    await signIn(page, 'admin');
    // Just signed in: nothing to prove.
    await page.goto('/auth/comprobacion?next=/admin/personas');
    await expect(page).toHaveURL('/admin/personas');
    await expect(page.getByRole('link', { name: confirm })).toHaveCount(0);
    await ageProofs(page.context());
    await page.goto(search);
    await page.getByRole('link', { name: confirm }).click();
    await page.getByLabel('Contraseña').fill('granada-1492');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
    await giveAdminsPassword(page);
    await expect(page).toHaveURL(search);
    await expect(page.getByRole('link', { name: confirm })).toHaveCount(0);
    await endRole(page, email);
  });

  test('while somebody types: it stays until the password is given elsewhere', async ({ page }) => {
    test.slow();
    const email = newAddress();
    await signIn(page, 'admin', '/admin/personas');
    const form = page.getByRole('form', { name: 'Invitar' });
    await form.getByLabel('Email').fill(email);
    await ageProofs(page.context());
    await form.getByRole('button', { name: 'Enviar invitación' }).click();
    const other = await confirmElsewhere(page);
    await giveAdminsPassword(other);
    await expect(other).toHaveURL('/admin');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(page.getByText('Invitación enviada').first()).toBeVisible();
    await linkIn(email, 1);
  });

  test('before an export: the person is still there after the password', async ({ page, mark }) => {
    test.slow();
    await insertEntries('contact_messages', mark);
    const email = addressOf(mark);
    await signIn(page, 'admin', '/admin/datos-personales');
    await page.getByLabel('Email de la persona').fill(email);
    await page.getByRole('button', { name: 'Ver qué hay' }).click();
    await expect(page.getByRole('region', { name: email })).toBeVisible();
    await ageProofs(page.context());
    const copy = page.getByRole('button', { name: 'Descargar una copia (ZIP)' });
    await copy.click();
    await giveAdminsPassword(page);
    await expect(page).toHaveURL('/admin/datos-personales');
    await expect(page.getByRole('region', { name: email })).toBeVisible();
    expect((await downloadFrom(copy)).name).toMatch(/^datos-personales-.*\.zip$/);
  });

  test('of a second factor: its code is asked for before it is removed', async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = await newStaffAccount(password);
    await signIn(page, { email, password }, '/admin/cuenta');
    const totp = await addFactor(page);
    await giveCode(page, totp.generate(), 'Comprobar y activar');
    await pressTo(page, 'Los he guardado', '/admin/cuenta');
    await page.getByLabel('Cómo te llamas').fill('Rosario');
    await ageProofs(page.context());
    const remove = page.getByRole('button', { name: 'Quitar Teléfono' });
    await remove.click();
    const other = await confirmElsewhere(page);
    await expect(other.getByLabel('Contraseña')).toHaveCount(0);
    await giveCode(other, wrongCode(totp), 'Confirmar');
    await expect(other.getByText('Ese código no es correcto o ya ha pasado')).toBeVisible();
    await giveCode(other, nextCode(totp), 'Confirmar');
    await expect(other).toHaveURL('/admin');
    await expect(page.getByLabel('Cómo te llamas')).toHaveValue('Rosario');
    const waiting = await pageOfAnother(browser);
    await signInAs(waiting, email);
    await expect(waiting).toHaveURL(/\/auth\/segundo-paso/);
    await remove.click();
    await expect(page.getByText('Aún no tienes ninguno.')).toBeVisible();
    // A session that waits for the factor is no whole one once it is gone.
    await waiting.goto('/admin');
    await expect(waiting).toHaveURL(/\/auth\?next=%2Fadmin/);
    // The name is stored without invisible characters; what the link shows is part of its name.
    await page.getByLabel('Cómo te llamas').fill('Rosa\u2060rio');
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(page.getByRole('link', { name: 'Mi cuenta: Rosario' })).toHaveText('Rosario');
  });
});
