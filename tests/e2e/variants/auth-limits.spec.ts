import type { Page } from '@playwright/test';
import { accountLimit, accountResetLimit } from '../../../lib/auth/sign-in.ts';
import { expect, noScript, test } from '../../setup/browser.ts';
import { lettersTo, recoveryPath } from '../../setup/mail.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';
import { sendSignIn } from '../../setup/sign-in.ts';
import { newAddress, newStaffAccount, password } from '../../setup/staff-account.ts';

const tooMany = 'Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.';

async function enter(page: Page, email: string, word = password) {
  await page.goto('/auth');
  await sendSignIn(page, email, word);
}

const forgetSession = (page: Page) => page.context().clearCookies({ name: /sb-dauro/ });

const deviceCookie = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'dauro-device');
  if (!cookie) throw new Error('The browser knows no account');
  return cookie;
};

async function askForLetter(page: Page, email: string) {
  await page.goto('/auth?vista=recuperar');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Email enviado')).toBeVisible();
}

for (const [name, journey] of [
  ['with JavaScript', test],
  ['without JavaScript', noScript],
] as const) {
  journey.describe(`limits of accounts ${name}`, () => {
    journey(
      "strangers' failures lock neither a known browser nor the recovery",
      async ({ page }) => {
        const email = await newStaffAccount();
        await enter(page, email);
        await expect(page).toHaveURL('/');
        expect(await deviceCookie(page)).toMatchObject({
          ...{ path: '/auth', httpOnly: true, sameSite: 'Lax' },
        });

        await useUpLimit('sign-in-account', email, accountLimit);
        await forgetSession(page);
        await enter(page, email.toUpperCase());
        await expect(page).toHaveURL('/');

        // Without its cookies the browser is a stranger, who is locked out.
        await page.context().clearCookies();
        await enter(page, email);
        await expect(page.getByText(tooMany)).toBeVisible();

        await askForLetter(page, email);
        await page.goto(await recoveryPath(email));
        await page.getByRole('button', { name: 'Continuar' }).click();
        await page.getByLabel('Contraseña nueva').fill('otra-granada');
        await page.getByRole('button', { name: 'Guardar contraseña' }).click();
        await expect(page).toHaveURL('/');
        // The new password made this browser a known one.
        await forgetSession(page);
        await enter(page, email, 'otra-granada');
        await expect(page).toHaveURL('/');
      },
    );

    journey('a common password is refused, and the address stays', async ({ page }) => {
      const email = newAddress();
      await page.goto('/auth?vista=registro');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Contraseña').fill('Qwerty123');
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(
        /Muy común: es una de las 10.000 contraseñas más usadas/,
      );
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Contraseña').fill('ñ'.repeat(37));
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(
        /demasiado larga: caben 72 caracteres/,
      );
      await page.getByLabel('Contraseña').fill('tres granadas');
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
    });

    journey('somebody with a role needs twelve characters', async ({ page }) => {
      const email = await newStaffAccount();
      await askForLetter(page, email);
      await page.goto(await recoveryPath(email));
      await page.getByRole('button', { name: 'Continuar' }).click();
      const field = page.getByLabel('Contraseña nueva');
      await expect(field).toHaveAccessibleDescription(/^Al menos 12 caracteres/);
      for (const [word, sentence] of [
        ['granada-202', /debe tener al menos 12 caracteres/],
        ['Grupo-Dauro-2026', /no puede ser el nombre de la casa/],
        ['1q2w3e4r5t6y', /Muy común/],
      ] as const) {
        await field.fill(word);
        await page.getByRole('button', { name: 'Guardar contraseña' }).click();
        await expect(field).toHaveAccessibleDescription(sentence);
      }
      await field.fill('otra-granada');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(page).toHaveURL('/');
    });

    journey('a letter too many for an account is answered like the others', async ({ page }) => {
      const email = await newStaffAccount();
      await useUpLimit('reset-account', email, accountResetLimit);
      await askForLetter(page, email);
      expect(await lettersTo(email)).toEqual([]);
      await enter(page, email);
      await expect(page).toHaveURL('/');
    });
  });
}

test('the form says in words what a new password lacks', async ({ page }) => {
  await page.goto('/auth?vista=registro');
  const field = page.getByLabel('Contraseña');
  await page.getByLabel('Email').fill('rosario@dauro.test');
  for (const [word, sentence] of [
    ['gran', 'Caracteres que faltan: 2'],
    ['Rosario-2026', 'Es tu email o parte de él: es lo primero que se prueba'],
    ['tres granadas', 'Longitud suficiente. Al enviarla comprobamos que no sea de las más comunes'],
  ] as const) {
    await field.fill(word);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  }
  await field.fill('');
  await expect(page.getByText('Longitud suficiente.')).toBeHidden();
});
