import type { Page } from '@playwright/test';
import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { removePosts, storePost } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');

test.describe('the back-office while a service fails', () => {
  test.afterEach(async () => {
    for (const service of ['rest', 'auth', 'storage'] as const) await setFault(service, 'ok');
  });

  for (const [path, sentence] of [
    ['/admin/dauro-arte', 'No se pudieron cargar los contactos'],
    ['/admin/servicios', 'No se pudieron cargar los contactos'],
    ['/admin/contacto', 'No se pudieron cargar los contactos'],
    ['/admin/editorial', 'No se pudieron cargar las propuestas'],
    ['/admin/blog-posts', 'No se pudieron cargar los posts'],
    ['/admin/personas', 'No se pudieron cargar las cuentas'],
    ['/admin', 'No se pudieron cargar los contactos'],
  ] as const) {
    test(`${path} says «${sentence}», and tries again`, async ({ page, problems }) => {
      await signIn(page, path === '/admin/personas' ? 'admin' : 'equipo');
      await page.goto('/admin');
      await setFault('rest', '500');
      problems.expectFailure(path, 500);
      // React's number for an error on the server, which the page answers with its sentence.
      problems.expectConsole(/React error #441/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      // The catalogue asks for a destructive toast (spec §8).
      await expect(toast(page).filter({ hasText: sentence })).toHaveAttribute('data-type', 'error');
      await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
      await setFault('rest', 'ok');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('main').getByText(sentence)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a file that the storage does not give is said to be missing', async ({ page }) => {
    const mark = newMark();
    const [id] = await insertEntries('editorial_submissions', mark);
    await signIn(page, 'equipo');
    await page.goto(`/admin/editorial/${id}`);
    await setFault('storage', '500');
    await page.getByRole('link', { name: 'Descargar obra' }).click();
    const sentence = 'No se pudo descargar el archivo';
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(toast(page)).toContainText(sentence);
    await setFault('storage', 'ok');
    await removeEntries('editorial_submissions', mark);
  });

  test('a post that cannot be loaded: the list says so', async ({ page, problems }) => {
    const post = await storePost();
    await signIn(page, 'equipo');
    await page.goto('/admin');
    await setFault('rest', '500');
    const sentence = 'No se pudo cargar el post';
    for (const name of ['history', 'preview']) {
      const path = `/admin/blog-posts/${name}/${post.id}`;
      problems.expectFailure(path, 500);
      problems.expectConsole(/React error #441/);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      await expect(toast(page)).toContainText(sentence);
    }
    await setFault('rest', 'ok');
    await removePosts(post.id);
  });

  test('a list that cannot be exported says so', async ({ page }) => {
    await signIn(page, 'equipo');
    await page.goto('/admin/contacto');
    await setFault('rest', '500');
    const answer = await page.request.get('/admin/exportar/contacto', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([
      303,
      '/admin/contacto?aviso=exportar',
    ]);
    await setFault('rest', 'ok');
    await page.goto('/admin/contacto?aviso=exportar');
    const sentence = 'No se pudo exportar la lista';
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(toast(page)).toContainText(sentence);
  });

  test('a role that cannot be changed says so, and stays as it was', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/personas?q=lector%40dauro.test');
    const grant = page.getByRole('button', { name: 'Dar acceso al equipo' });
    await setFault('rest', '500');
    await grant.click();
    await expect(toast(page)).toContainText('No se pudieron cambiar los permisos');
    await setFault('rest', 'ok');
    await page.reload();
    await expect(grant).toBeVisible();
  });

  test('signing in says that the service of accounts is away', async ({ page }) => {
    await page.goto('/auth');
    await setFault('auth', '500');
    await page.getByLabel('Email').fill('equipo@dauro.test');
    await page.getByLabel('Contraseña').fill('granada-2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    const sentence =
      'No hemos podido hablar con el servicio de cuentas. Inténtalo de nuevo en unos minutos.';
    await expect(page.getByText('Error de inicio de sesión')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('equipo@dauro.test');
    for (const [view, button, title] of [
      ['registro', 'Crear cuenta', 'Error de registro'],
      ['recuperar', 'Enviar enlace', 'Error'],
    ] as const) {
      await page.goto(`/auth?vista=${view}`);
      await page.getByLabel('Email').fill('equipo@dauro.test');
      if (view === 'registro') await page.getByLabel('Contraseña').fill('granada-2026');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
    }
  });
});
