import { photo } from '../../fixtures/photos.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, test, toast } from '../../setup/browser.ts';
import { tabTo } from '../../setup/input-methods.ts';
import { tabFrom } from '../../setup/opened.ts';
import { button, changePost, field, storedPost } from '../../setup/posts.ts';
import {
  newStaffAccount,
  password,
  sendSignIn,
  signIn,
  signInByForm,
} from '../../setup/sign-in.ts';

const expired = 'Tu sesión ha caducado';
const enter = { name: 'Entrar', exact: true };

test('the editor tells an expired session, then saves', async ({ page, problems, editPost }) => {
  test.slow();
  const post = await editPost();
  await page.context().clearCookies();
  problems.expectFailure('/admin/', 401);
  await field(page, 'Título').fill('Lo que estaba escribiendo');
  for (const [name, title] of [
    ['Guardar', 'No se pudo guardar el post'],
    ['Publicar en Redes', 'Error al publicar'],
  ] as const) {
    await button(page, name).click();
    const said = toast(page).filter({ hasText: title });
    await expect(said).toContainText(expired);
    await expect(said.getByRole('button', enter)).toBeVisible();
    // It stays until it is closed, and Tab gets past it.
    const close = said.getByRole('button', { name: 'Cerrar aviso' });
    await tabTo(page, said);
    await expect(said).toHaveCSS('outline-style', 'solid');
    await tabTo(page, close);
    await tabTo(page, button(page, name));
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await expect(said).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  }

  await button(page, 'Elegir imagen (Imagen principal)').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await dialog.getByLabel('Archivo de imagen').setInputFiles(await photo('patio.jpg'));
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un patio');
  await dialog.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(dialog.getByRole('alert')).toContainText(expired);
  await expect(dialog.getByRole('textbox', { name: 'Texto alternativo' })).toHaveValue('Un patio');
  await dialog.getByRole('tab').last().click();
  await expect(dialog.getByRole('status').getByRole('link', enter)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await button(page, 'Buscar en la tienda').click();
  await page.getByRole('combobox', { name: 'Buscar en la tienda' }).fill('luna');
  const search = page.getByRole('dialog');
  await expect(search.getByText(expired)).toBeVisible();

  const tab = await tabFrom(search.getByRole('link', enter));
  await signIn(tab, 'equipo');
  await tab.close();
  await page.keyboard.press('Escape');
  await button(page, 'Guardar').click();
  await expect(toast(page).filter({ hasText: 'Post actualizado' })).toBeVisible();
  expect((await storedPost(post.id)).title).toBe('Lo que estaba escribiendo');
});

test('library, palette, deletion and versions tell it', async ({ page, problems, storePost }) => {
  const post = await storePost();
  const title = `${post.title}, segunda versión`;
  await changePost(post.id, { title });
  await signIn(page, 'equipo', '/admin/imagenes');
  const session = await page.context().cookies();
  problems.expectFailure('/admin/', 401);

  await page.context().clearCookies();
  await page.getByLabel('Elegir imágenes').setInputFiles(await photo('patio.jpg'));
  const upload = page.getByRole('region', { name: 'Subir imágenes' });
  await expect(upload.getByRole('listitem').getByText(expired)).toBeVisible();
  await expect(upload.getByRole('status')).toContainText(expired);
  await expect(upload.getByRole('link', enter)).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('acequia');
  const palette = page.getByRole('dialog', { name: 'Ir a una página' });
  await expect(palette.getByText(expired)).toBeVisible();

  await page.context().addCookies(session);
  await palette.getByRole('button', { name: 'Reintentar' }).click();
  await expect(palette.getByText(expired)).toBeHidden();

  await page.goto(`/admin/blog-posts/history/${post.id}`);
  await page.getByRole('link', { name: /^Ver la versión/ }).click();
  await expect(page.getByRole('region', { name: /^Versión del/ })).toBeVisible();
  await page.context().clearCookies();
  await button(page, 'Recuperar esta versión').click();
  await expect(toast(page)).toContainText(expired);

  await page.context().addCookies(session);
  await page.goto(`/admin/blog-posts?q=${encodeURIComponent(post.title)}`);
  await page.getByRole('button', { name: /^Eliminar «/ }).click();
  await page.context().clearCookies();
  await button(page, 'Sí, eliminar').click();
  await expect(page.getByRole('alertdialog')).toContainText(expired);
  expect((await storedPost(post.id)).title).toBe(title);
});

test('a link says at the entrance that the session has expired', async ({ page }) => {
  await signIn(page, 'equipo', '/admin/contacto?estado=nueva');
  await page.context().clearCookies();
  await button(page, 'Exportar CSV').click();
  await expect(page.getByRole('alert').filter({ hasText: expired })).toBeVisible();
  await signInByForm(page, 'equipo');
  await expect(page).toHaveURL('/admin/contacto?estado=nueva');
  await page.context().clearCookies();
  await page.goto('/admin/contacto');
  await expect(page.getByText(expired)).toBeHidden();
});

test('a role that was taken away meanwhile is told so', async ({ page, problems, storePost }) => {
  const email = await newStaffAccount();
  const post = await storePost();
  await page.goto(`/admin/blog-posts/edit/${post.id}`);
  await sendSignIn(page, email, password);
  await expect(field(page, 'Título')).toHaveValue(post.title);
  const { data } = await secretClient().auth.signInWithPassword({ email, password });
  await secretClient().from('user_roles').delete().eq('user_id', data.user?.id).throwOnError();
  await field(page, 'Título').fill('Sin permiso');
  await button(page, 'Guardar').click();
  await expect(toast(page)).toContainText('No tienes permiso para hacerlo, o ya no lo tienes.');
  await expect(field(page, 'Título')).toHaveValue('Sin permiso');
  problems.expectFailure('/admin/buscar', 403);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Ir a una página/ }).fill('acequia');
  await expect(page.getByRole('dialog').getByText('No tienes permiso')).toBeVisible();
});
