import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { breakForm } from '../../setup/hold-form.ts';
import { button, changePost, openEditor, removePosts, storePost } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test('a change of an erased submission shows that it no longer exists', async ({ page }) => {
  const mark = newMark();
  const [entry] = await insertEntries('contact_messages', mark);
  await page.goto(`/admin/contacto/${entry}`);
  await signIn(page, 'admin');
  await removeEntries('contact_messages', mark);
  await page.getByLabel('Estado').selectOption('Aceptada');
  await button(page, 'Cambiar estado').click();
  await expect(page.getByText('No se pudo cambiar el estado').first()).toBeVisible();
  await expect(page.getByText('Ya no existe: puede que alguien lo haya borrado.')).toBeVisible();
});

test('an erasure whose request fails shows an error, and erases nothing', async ({
  page,
  problems,
}) => {
  const mark = newMark();
  const [entry] = await insertEntries('contact_messages', mark);
  await page.goto(`/admin/contacto/${entry}`);
  await signIn(page, 'admin');
  await button(page, 'Borrar definitivamente…').click();
  problems.expectConsole(/ERR_FAILED/);
  await breakForm(page, '**/admin/contacto/**');
  await button(page, 'Borrar definitivamente').click();
  await expect(page.getByText('No se pudo borrar').first()).toBeVisible();
  await expect(page.getByText('Inténtalo de nuevo en unos minutos.').first()).toBeVisible();
  const { data } = await secretClient().from('contact_messages').select('id').eq('id', entry);
  expect(data).toEqual([{ id: entry }]);
  await removeEntries('contact_messages', mark);
});

test('a picture that is too big, broken or not sent shows the reason', async ({
  page,
  problems,
}) => {
  test.slow();
  const post = await storePost();
  await page.goto('/admin/blog-posts');
  await signIn(page, 'equipo');
  await openEditor(page, post.id);
  await button(page, 'Imagen').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('Archivo de imagen')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un patio');
  await choose(Buffer.concat([signature, Buffer.alloc(10 * 1024 * 1024)]));
  await button(page, 'Subir imagen').click();
  await expect(dialog.getByText('La imagen no debe superar 10 MB')).toBeVisible();
  const header = Buffer.from('0000000d49484452000000100000001008060000001ff3ff61', 'hex');
  await choose(Buffer.concat([signature, header, Buffer.alloc(64)]));
  await button(page, 'Subir imagen').click();
  await expect(dialog.getByText('La imagen está dañada o es demasiado grande')).toBeVisible();
  problems.expectConsole(/ERR_FAILED/);
  await breakForm(page, '**/admin/blog-posts/edit/**');
  await button(page, 'Subir imagen').click();
  await expect(dialog.getByText('No se pudo subir la imagen. Inténtalo de nuevo.')).toBeVisible();
  await removePosts(post.id);
});

test('a version is not restored over a version saved meanwhile', async ({ page }) => {
  const post = await storePost();
  await changePost(post.id, { title: 'Segunda versión' });
  await page.goto(`/admin/blog-posts/history/${post.id}`);
  await signIn(page, 'equipo');
  await page.getByRole('link', { name: /^Ver la versión/ }).click();
  await expect(page.getByRole('region', { name: /^Versión del/ })).toBeVisible();
  await changePost(post.id, { title: 'Tercera versión' });
  await button(page, 'Recuperar esta versión').click();
  await expect(page.getByText('No se pudo recuperar la versión')).toBeVisible();
  await expect(
    page.getByText(
      'Otra persona ha guardado el post mientras mirabas. Vuelve a abrir el historial.',
    ),
  ).toBeVisible();
  await removePosts(post.id);
});
