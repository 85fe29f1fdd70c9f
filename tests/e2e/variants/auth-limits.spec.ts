import type { Page } from '@playwright/test';
import { accountLimit } from '../../../lib/auth/sign-in.ts';
import { expect, noScript, press, pressTo, see, test } from '../../setup/browser.ts';
import { recoveryPath } from '../../setup/mail.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';
import { newAddress, newStaffAccount, password, sendSignIn } from '../../setup/sign-in.ts';

async function enter(page: Page, email: string, word = password) {
  await page.goto('/auth');
  await sendSignIn(page, email, word);
}

const forgetSession = (page: Page) => page.context().clearCookies({ name: /sb-dauro/ });

noScript('failures of strangers lock neither a known browser nor recovery', async ({ page }) => {
  const email = await newStaffAccount();
  await enter(page, email);
  await expect(page).toHaveURL('/');

  await useUpLimit('sign-in-account', email, accountLimit);
  await forgetSession(page);
  await enter(page, email.toUpperCase());
  await expect(page).toHaveURL('/');

  // Without its cookies the browser is a stranger, who is locked out.
  await page.context().clearCookies();
  await enter(page, email);
  await see(page, 'Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.');

  await page.goto('/auth?vista=recuperar');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Enviar enlace', 'Email enviado');
  await page.goto(await recoveryPath(email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  const field = page.getByLabel('Contraseña nueva');
  await expect(field).toHaveAccessibleDescription(/^Al menos 12 caracteres/);
  await field.fill('otra-granada');
  await pressTo(page, 'Guardar contraseña', '/');
  // The new password made this browser a known one.
  await forgetSession(page);
  await enter(page, email, 'otra-granada');
  await expect(page).toHaveURL('/');
});

test('the form says what a new password lacks, and refuses a common one', async ({ page }) => {
  const email = newAddress();
  await page.goto('/auth?vista=registro');
  await page.getByLabel('Email').fill(email);
  const field = page.getByLabel('Contraseña');
  const button = page.getByRole('button', { name: 'Crear cuenta' });
  await field.fill('granadas');
  await expect(page.getByText(/^Longitud suficiente/)).toBeVisible();
  const place = (await button.boundingBox())?.y;
  await field.fill('gran');
  const advice = page.getByRole('status').filter({ hasText: 'Caracteres que faltan: 2' });
  await expect(advice).toBeVisible();
  await field.fill('');
  await expect(advice).toBeHidden();
  expect((await button.boundingBox())?.y).toBe(place);
  await field.fill('Qwerty123');
  await button.click();
  await expect(field).toHaveAccessibleDescription(
    /Muy común: es una de las 10.000 contraseñas más usadas/,
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await field.fill('tres granadas');
  await press(page, 'Crear cuenta', '¡Registro exitoso!');
});
