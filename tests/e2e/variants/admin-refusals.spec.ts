import { secretClient } from '../../setup/backend.ts';
import { expect, press, test } from '../../setup/browser.ts';
import { insertEntries, removeEntries } from '../../setup/entries.ts';
import { breakForm } from '../../setup/hold-form.ts';
import { button, changePost } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test('a failed erasure erases nothing, a late change says so', async ({ page, problems, mark }) => {
  const [entry] = await insertEntries('contact_messages', mark);
  await signIn(page, 'admin', `/admin/contacto/${entry}`);
  await button(page, 'Borrar definitivamente…').click();
  problems.expectConsole(/ERR_FAILED/);
  await breakForm(page, '**/admin/contacto/**');
  await button(page, 'Borrar definitivamente').click();
  await expect(page.getByText('No se pudo borrar').first()).toBeVisible();
  await expect(page.getByText('Inténtalo de nuevo en unos minutos.').first()).toBeVisible();
  const { data } = await secretClient().from('contact_messages').select('id').eq('id', entry);
  expect(data).toEqual([{ id: entry }]);

  await page.unrouteAll();
  await page.reload();
  await removeEntries('contact_messages', mark);
  await page.getByLabel('Estado').selectOption('Aceptada');
  await button(page, 'Cambiar estado').click();
  await expect(page.getByText('No se pudo cambiar el estado').first()).toBeVisible();
  await expect(page.getByText('Ya no existe: puede que alguien lo haya borrado.')).toBeVisible();
});

test.describe('a proposal that its author has withdrawn', () => {
  const table = 'editorial_submissions';
  /** The columns of a row after `withdraw_proposal`. */
  const withdrawn = { status: 'retirada', obra_file_path: null, curriculum_file_path: null };

  test('can only be archived, and a tab that was opened before says so', async ({ page, mark }) => {
    const [id] = await insertEntries(table, mark);
    await signIn(page, 'equipo', `/admin/editorial/${id}`);
    const state = page.getByLabel('Estado');
    await expect(state.getByRole('option')).toHaveCount(5);
    await secretClient().from(table).update(withdrawn).eq('id', id).throwOnError();
    await state.selectOption('Aceptada');
    const reason =
      'Su autor ha retirado la propuesta y ya no tiene archivos: solo puede quedar retirada o archivada.';
    await press(page, 'Cambiar estado', 'No se pudo cambiar el estado', reason);
    const { data } = await secretClient().from(table).select('status').eq('id', id);
    expect(data).toEqual([{ status: 'retirada' }]);

    await page.reload();
    await expect(state.getByRole('option')).toHaveText(['Archivada', 'Retirada']);
    await expect(state).toHaveValue('retirada');
    await state.selectOption('Archivada');
    await press(page, 'Cambiar estado', 'Estado actualizado');
    await expect(state).toHaveValue('archivada');
    await expect(state.getByRole('option')).toHaveText(['Archivada', 'Retirada']);
  });

  test('keeps the others that were chosen with it as they are', async ({ page, mark }) => {
    await insertEntries(table, mark, 2, (index) => (index === 0 ? withdrawn : {}));
    await signIn(page, 'equipo', `/admin/editorial?q=${mark}`);
    await page.getByRole('checkbox', { name: 'Elegir todo lo que se ve' }).check();
    await press(page, 'Cambiar a todos', /No se ha cambiado ninguno/);
    const rows = secretClient().from(table).select('status').like('titulo_obra', `%${mark}`);
    expect((await rows.order('status')).data).toEqual([
      { status: 'nueva' },
      { status: 'retirada' },
    ]);
  });
});

test('a picture of another kind, big or broken says so', async ({ page, problems, editPost }) => {
  test.slow();
  await editPost();
  await button(page, 'Imagen').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un patio');
  const file = dialog.getByLabel('Archivo de imagen');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const header = Buffer.from('0000000d49484452000000100000001008060000001ff3ff61', 'hex');
  for (const [reason, buffer] of [
    ['La imagen debe ser JPG, PNG, WebP, AVIF o GIF', drawing],
    ['La imagen no debe superar 10 MB', Buffer.concat([signature, Buffer.alloc(10 * 1024 * 1024)])],
    ['La imagen está dañada', Buffer.concat([signature, header, Buffer.alloc(64)])],
  ] as const) {
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await button(page, 'Subir imagen').press('Enter');
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(file).toBeFocused();
  }
  problems.expectConsole(/ERR_FAILED/);
  await breakForm(page, '**/admin/blog-posts/edit/**');
  await button(page, 'Subir imagen').click();
  await expect(dialog.getByText('No se pudo subir la imagen. Inténtalo de nuevo.')).toBeVisible();
  // The page of an older version of the site.
  await page.unrouteAll();
  problems.expectFailure('/admin/', 404);
  const headers = { 'x-nextjs-action-not-found': '1' };
  await page.route('**/admin/blog-posts/edit/**', (route) =>
    route.fulfill({ status: 404, headers }),
  );
  await button(page, 'Subir imagen').click();
  await expect(dialog.getByRole('alert')).toContainText('La web se ha actualizado.');
});

test('a version is not restored over a version saved meanwhile', async ({ page, storePost }) => {
  const post = await storePost();
  await changePost(post.id, { title: 'Segunda versión' });
  await signIn(page, 'equipo', `/admin/blog-posts/history/${post.id}`);
  await page.getByRole('link', { name: /^Ver la versión/ }).click();
  await expect(page.getByRole('region', { name: /^Versión del/ })).toBeVisible();
  await changePost(post.id, { title: 'Tercera versión' });
  const reason = 'Otra persona ha guardado el post mientras mirabas. Vuelve a abrir el historial.';
  await press(page, 'Recuperar esta versión', 'No se pudo recuperar la versión', reason);
});
