import { secretClient } from '../setup/backend.ts';
import { expect, noScript, test } from '../setup/browser.ts';
import { storedProposal } from '../setup/proposal.ts';
import { adminRoutes } from '../setup/routes.ts';
import { signIn, signInByForm } from '../setup/sign-in.ts';

test.describe('the back-office', () => {
  test('redirects strangers to /auth from every page', async ({ page }) => {
    for (const path of adminRoutes) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(307);
      expect(answer.headers()['location'], path).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }
  });

  test('leads to the page that was asked for, with its query, after signing in', async ({
    page,
  }) => {
    const path = '/admin/editorial?q=acequia';
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await signInByForm(page, 'equipo');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('redirects a reader home, and shows nothing before', async ({ page }) => {
    await signIn(page, 'lector');
    for (const path of adminRoutes) {
      const answer = await page.goto(path);
      await expect(page).toHaveURL('/');
      expect(await answer?.text()).not.toContain('Cerrar Sesión');
    }
    const { data } = await secretClient()
      .from('editorial_submissions')
      .insert(storedProposal())
      .select('id')
      .single();
    const file = await page.request.get(`/admin/archivos/editorial/${data?.id}/obra`, {
      maxRedirects: 0,
    });
    expect(file.status()).toBe(307);
    expect(new URL(file.headers()['location'] ?? '', page.url()).pathname).toBe('/');
  });

  test('leads staff home from the pages of admins with a sentence, and shows no link to them', async ({
    page,
  }) => {
    await signIn(page, 'equipo');
    for (const [path, name] of [
      ['/admin/personas', 'Personas'],
      ['/admin/registro', 'Registro'],
      ['/admin/estado', 'Estado'],
      ['/admin/cartas', 'Cartas'],
      ['/admin/datos-personales', 'Datos personales'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL('/admin');
      await expect(
        page.getByText('Tu cuenta no tiene permiso para abrir esa página.').first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
  });

  test('never redirects to another site after signing in', async ({ page }) => {
    await page.goto('/auth?next=//evil.example/admin');
    await signInByForm(page, 'lector');
    await expect(page).toHaveURL('/');
  });

  test('a signed-in person is redirected home from /auth, and can sign out everywhere', async ({
    page,
  }) => {
    await signIn(page, 'equipo');
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByText('Sesión cerrada')).toBeVisible();
    await expect(page.getByText('Has cerrado sesión exitosamente.')).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth/);
  });
});

noScript('signing in and out works without JavaScript', async ({ page }) => {
  await page.goto('/admin/editorial');
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/admin/editorial');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);
});
