import type { Page } from '@playwright/test';
import { accountLimit, accountResetLimit } from '../../../lib/auth/sign-in.ts';
import { expect, test, withAndWithout } from '../../setup/browser.ts';
import { lettersTo, recoveryPath } from '../../setup/mail.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';
import { newAddress, newStaffAccount, password, sendSignIn } from '../../setup/sign-in.ts';

async function enter(page: Page, email: string, word = password) {
  await page.goto('/auth');
  await sendSignIn(page, email, word);
}

const forgetSession = (page: Page) => page.context().clearCookies({ name: /sb-dauro/ });

async function askForLetter(page: Page, email: string) {
  await page.goto('/auth?vista=recuperar');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Email enviado')).toBeVisible();
}

for (const [journey, way] of withAndWithout) {
  journey(
    `strangers' failures lock neither a known browser nor the recovery, ${way} JavaScript`,
    async ({ page }) => {
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
      await expect(
        page.getByText('Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.'),
      ).toBeVisible();

      await askForLetter(page, email);
      await page.goto(await recoveryPath(email));
      await page.getByRole('button', { name: 'Continuar' }).click();
      const field = page.getByLabel('Contraseña nueva');
      await expect(field).toHaveAccessibleDescription(/^Al menos 12 caracteres/);
      await field.fill('otra-granada');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(page).toHaveURL('/');
      // The new password made this browser a known one.
      await forgetSession(page);
      await enter(page, email, 'otra-granada');
      await expect(page).toHaveURL('/');
    },
  );
}

test('a letter too many for an account is answered like the others', async ({ page }) => {
  const email = await newStaffAccount();
  await useUpLimit('reset-account', email, accountResetLimit);
  await askForLetter(page, email);
  expect(await lettersTo(email)).toEqual([]);
  await enter(page, email);
  await expect(page).toHaveURL('/');
});

test('the form says in words what a new password lacks, and refuses a common one', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/auth?vista=registro');
  await page.getByLabel('Email').fill(email);
  const field = page.getByLabel('Contraseña');
  for (const [word, sentence] of [
    ['gran', 'Caracteres que faltan: 2'],
    [email, 'Es tu email o parte de él: es lo primero que se prueba'],
    ['tres granadas', 'Longitud suficiente. Al enviarla comprobamos que no sea de las más comunes'],
  ] as const) {
    await field.fill(word);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  }
  await field.fill('');
  await expect(page.getByText('Longitud suficiente.')).toBeHidden();
  for (const [word, sentence] of [
    ['Qwerty123', /Muy común: es una de las 10.000 contraseñas más usadas/],
    ['ñ'.repeat(37), /demasiado larga: caben 72 caracteres/],
  ] as const) {
    await field.fill(word);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await field.fill('tres granadas');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
});
