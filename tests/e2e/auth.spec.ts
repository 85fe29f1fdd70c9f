import {
  expect,
  expectLink,
  follow,
  press,
  pressTo,
  see,
  test,
  withAndWithout,
} from '../setup/browser.ts';
import { recoveryPath } from '../setup/mail.ts';
import { newAddress, newStaffAccount, password, sendSignIn } from '../setup/sign-in.ts';

for (const [journey, way] of withAndWithout) {
  // The same journeys with and without JavaScript, with the same messages.
  const tag = way === 'with' ? [] : '@variant';
  journey.describe(`accounts ${way} JavaScript`, { tag }, () => {
    journey('signing up starts no session, and signing in works afterwards', async ({ page }) => {
      const email = newAddress();
      await page.goto('/auth');
      await expect(page.getByText('panel de administración').first()).toBeVisible();
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Escribe tu email');
      await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(
        'Escribe tu contraseña',
      );
      await sendSignIn(page, 'equipo@dauro.test', 'no-es-esta');
      await see(page, 'Error de inicio de sesión', 'Invalid login credentials');
      // Read with an English voice.
      await expect(page.locator('[lang=en]').filter({ visible: true })).toContainText('Invalid');
      await expect(page.getByLabel('Email')).toHaveValue('equipo@dauro.test');

      // Text typed in one view must not appear in the form of the other view.
      await follow(page, 'Registrarse', /vista=registro/);
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expectLink(page.getByRole('main'), 'política de privacidad', '/privacidad');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Contraseña').fill('12345');
      await press(page, 'Crear cuenta', 'La contraseña debe tener al menos 6 caracteres');
      await page.getByLabel('Contraseña').fill(password);
      await press(page, 'Crear cuenta', '¡Registro exitoso!', 'Puedes iniciar sesión ahora.');
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByLabel('Contraseña')).toHaveValue('');

      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Contraseña').fill(password);
      await press(page, 'Crear cuenta', 'Error de registro', /already registered/i);

      await page.goto('/admin');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await sendSignIn(page, email, password);
      await expect(page).toHaveURL('/');
    });

    journey('a forgotten password is replaced by a link in a mail', async ({ page }) => {
      const email = await newStaffAccount();
      await page.goto('/auth');
      await follow(page, '¿Has olvidado tu contraseña?', /vista=recuperar/);
      await page.getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Escribe tu email');
      await page.getByLabel('Email').fill(email);
      await press(page, 'Enviar enlace', 'Email enviado');
      await see(page, 'Revisa tu correo para restablecer tu contraseña.');
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('');

      const link = await recoveryPath(email);
      // Mail scanners open links; their GET and HEAD requests must not redeem the token.
      expect((await page.request.head(link)).status()).toBe(200);
      expect((await page.request.get(link)).status()).toBe(200);
      await page.goto(link);
      await expect(page).toHaveURL(link);
      await pressTo(page, 'Continuar', '/auth');
      await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
      // Until the new password is set, this session has no access, also without the other cookies.
      await page.context().clearCookies({ name: /^(?!sb-dauro-auth-token)/ });
      await page.goto('/admin');
      await expect(page).toHaveURL('/auth');
      await page.getByLabel('Contraseña nueva').fill('12345');
      await press(page, 'Guardar contraseña', 'La contraseña debe tener al menos 12 caracteres');
      await page.getByLabel('Contraseña nueva').fill('otra-granada');
      await pressTo(page, 'Guardar contraseña', '/');
      // After the new password is set, the session works like one after a sign-in.
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Principal');
      await page.context().clearCookies();

      await page.goto(link);
      await press(page, 'Continuar', 'El enlace ya no vale');
      await sendSignIn(page, email, 'otra-granada');
      await expect(page).toHaveURL('/');
    });
  });
}

test('the page one was heading to is kept by all views', async ({ page }) => {
  const email = await newStaffAccount();
  await page.goto('/admin/contacto');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [name, path, title] of [
    ['Registrarse', '/auth?vista=registro&next=%2Fadmin%2Fcontacto', 'Tu cuenta'],
    ['Iniciar sesión', '/auth?next=%2Fadmin%2Fcontacto', 'Tu cuenta'],
    [
      '¿Has olvidado tu contraseña?',
      '/auth?vista=recuperar&next=%2Fadmin%2Fcontacto',
      'Restablecer contraseña',
    ],
    ['Volver a iniciar sesión', '/auth?next=%2Fadmin%2Fcontacto', 'Tu cuenta'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Grupo Dauro`);
    // A link that left with its view gives the focus to the heading.
    await expect(link.or(heading).and(page.locator(':focus'))).toHaveCount(1);
  }
  await sendSignIn(page, email, password);
  await expect(page).toHaveURL('/admin/contacto');
});

test('an invalid link shows an error', async ({ page, request }) => {
  for (const query of ['', '?token_hash=x', '?type=recovery']) {
    const answer = await request.get(`/auth/confirm${query}`, { maxRedirects: 0 });
    expect(answer.headers()['location'], query).toMatch(/\/auth\?aviso=enlace$/);
  }
  // The validity of a token is known only after redeeming it.
  await page.goto('/auth/confirm?token_hash=a&type=recovery');
  await pressTo(page, 'Continuar', '/auth?aviso=enlace');
  await expect(page.getByText('El enlace ya no vale')).toBeVisible();
});
