import { expect, noScript, press, pressTo, see, test } from '../setup/browser.ts';
import { insertEntries } from '../setup/entries.ts';
import { adminRoutes } from '../setup/routes.ts';
import { signIn, signInByForm } from '../setup/sign-in.ts';

test('redirects strangers to /auth from every page', async ({ request }) => {
  for (const path of adminRoutes) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers()['location'], path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
});

test('leads to the page that was asked for, until one signs out', async ({ page }) => {
  const path = '/admin/editorial?q=acequia';
  await page.goto(path);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  await signInByForm(page, 'equipo');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await pressTo(page, 'Cerrar Sesión', '/');
  await see(page, 'Sesión cerrada', 'Has cerrado sesión exitosamente.');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('redirects a reader home, and shows nothing before', async ({ page, mark }) => {
  await signIn(page, 'lector');
  const [id] = await insertEntries('editorial_submissions', mark);
  for (const path of [...adminRoutes, `/admin/archivos/editorial/${id}/obra`]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(new URL(answer.headers()['location'] ?? '', page.url()).pathname, path).toBe('/');
    expect(await answer.text(), path).not.toContain('Cerrar Sesión');
  }
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('leads staff home from the pages of admins, without links to them', async ({ page }) => {
  await signIn(page, 'equipo');
  for (const [path, name] of [
    ['/admin/registro', 'Registro'],
    ['/admin/estado', 'Estado'],
    ['/admin/cartas', 'Cartas'],
    ['/admin/datos-personales', 'Datos personales'],
    ['/admin/personas', 'Personas'],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['location'], path).toMatch(/\/admin\?aviso=administracion$/);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await page.goto('/admin/personas');
  await expect(page).toHaveURL('/admin');
  await expect(
    page.getByText('Tu cuenta no tiene permiso para abrir esa página.').first(),
  ).toBeVisible();
});

test('never redirects to another site, and opens /auth to nobody signed in', async ({ page }) => {
  await page.goto('/auth?next=//evil.example/admin');
  await signInByForm(page, 'lector');
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await press(page, 'Cerrar sesión', 'Sesión cerrada');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);
});

noScript('signing in and out works without JavaScript', async ({ page }) => {
  await page.goto('/admin/editorial');
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL('/admin/editorial');
  await pressTo(page, 'Cerrar Sesión', '/');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);
});
