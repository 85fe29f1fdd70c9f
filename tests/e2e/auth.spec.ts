import { authLimits } from '../../lib/auth/sign-in.ts';
import { expect, noScript, test } from '../setup/browser.ts';
import { recoveryPath } from '../setup/mail.ts';
import { useUpLimit } from '../setup/rate-limit.ts';
import { sendSignIn, signInByForm } from '../setup/sign-in.ts';
import { newAddress, newStaffAccount, password } from '../setup/staff-account.ts';

// The same journeys with and without JavaScript, with the same messages.
for (const [name, journey] of [
  ['with JavaScript', test],
  ['without JavaScript', noScript],
] as const) {
  journey.describe(`accounts ${name}`, () => {
    journey('a wrong password shows the message of the identity server', async ({ page }) => {
      await page.goto('/auth');
      await expect(page.getByText('panel de administración').first()).toBeVisible();
      await sendSignIn(page, 'equipo@dauro.test', 'no-es-esta');
      await expect(page.getByText('Error de inicio de sesión')).toBeVisible();
      await expect(page.getByText('Invalid login credentials')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('equipo@dauro.test');
    });

    journey(
      'missing values are reported under each field',
      { tag: '@variant' },
      async ({ page }) => {
        await page.goto('/auth');
        await page.getByRole('button', { name: 'Entrar' }).click();
        await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Escribe tu email');
        await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(
          'Escribe tu contraseña',
        );
        await page.goto('/auth?vista=recuperar');
        await page.getByRole('button', { name: 'Enviar enlace' }).click();
        await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Escribe tu email');
      },
    );

    journey('signing up starts no session, and signing in works afterwards', async ({ page }) => {
      const email = newAddress();
      await page.goto('/auth');
      // Text typed in one view must not appear in the form of the other view.
      await page.getByLabel('Email').fill('otra@dauro.test');
      await page.getByRole('link', { name: 'Registrarse' }).click();
      await expect(page).toHaveURL(/vista=registro/);
      await expect(page.getByLabel('Email')).toHaveValue('');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Contraseña').fill('12345');
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
      await page.getByLabel('Contraseña').fill(password);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
      await expect(page.getByText('Puedes iniciar sesión ahora.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByLabel('Contraseña')).toHaveValue('');

      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Contraseña').fill(password);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByText('Error de registro')).toBeVisible();
      await expect(page.getByText(/already registered/i)).toBeVisible();

      await page.goto('/admin');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await sendSignIn(page, email, password);
      await expect(page).toHaveURL('/');
    });

    journey('a forgotten password is replaced by a link in a mail', async ({ page }) => {
      const email = await newStaffAccount();
      await page.goto('/auth');
      await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
      await expect(page).toHaveURL(/vista=recuperar/);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(page.getByText('Email enviado')).toBeVisible();
      await expect(
        page.getByText('Revisa tu correo para restablecer tu contraseña.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('');

      const link = await recoveryPath(email);
      // Mail scanners open links; their GET and HEAD requests must not redeem the token.
      expect((await page.request.head(link)).status()).toBe(200);
      expect((await page.request.get(link)).status()).toBe(200);
      await page.goto(link);
      await expect(page).toHaveURL(link);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page).toHaveURL('/auth');
      await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
      // Until the new password is set, this session has no access, also without the other cookies.
      await page.context().clearCookies({ name: /^(?!sb-dauro-auth-token)/ });
      await page.goto('/admin');
      await expect(page).toHaveURL('/auth');
      await page.getByLabel('Contraseña nueva').fill('12345');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(page.getByText('La contraseña debe tener al menos 12 caracteres')).toBeVisible();
      await page.getByLabel('Contraseña nueva').fill('otra-granada');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(page).toHaveURL('/');
      // After the new password is set, the session works like one after a sign-in.
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Principal');
      await page.context().clearCookies();

      await page.goto(link);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('El enlace ya no vale')).toBeVisible();
      await sendSignIn(page, email, 'otra-granada');
      await expect(page).toHaveURL('/');
    });

    journey(
      'failed sign-ins are limited by network address',
      { tag: '@variant' },
      async ({ page, visitorAddress }) => {
        await useUpLimit('sign-in', visitorAddress, authLimits.signIn);
        await page.goto('/auth');
        await sendSignIn(page, 'admin@dauro.test', password);
        await expect(page.getByText('Error de inicio de sesión')).toBeVisible();
        await expect(
          page.getByText('Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.'),
        ).toBeVisible();
      },
    );
  });
}

test('a refused reset request shows an error', async ({ page, visitorAddress }) => {
  await useUpLimit('reset', visitorAddress, authLimits.reset);
  await page.goto('/auth?vista=recuperar');
  await page.getByLabel('Email').fill('equipo@dauro.test');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('equipo@dauro.test');
});

test('an invalid link shows an error', async ({ page }) => {
  for (const query of ['', '?token_hash=x', '?token_hash=a&type=recovery', '?type=recovery']) {
    await page.goto(`/auth/confirm${query}`);
    // The validity of a token is known only after redeeming it.
    if (query.includes('a&')) await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL('/auth?aviso=enlace');
    await expect(page.getByText('El enlace ya no vale')).toBeVisible();
  }
});

test('signing out in the back-office opens the home page, shows a toast and ends the session', async ({
  page,
}) => {
  await signInByForm(page, 'equipo');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  await expect(page.getByText('Has cerrado sesión exitosamente.')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
});
