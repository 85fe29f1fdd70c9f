import { secretClient } from '../../setup/backend.ts';
import { expect, follow, pageOfAnother, press, see, test, toast } from '../../setup/browser.ts';
import { holdForm } from '../../setup/hold-form.ts';
import {
  button,
  choice,
  field,
  openEditor,
  openNewPost,
  removePosts,
  storedPost,
  writePost,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test('a conflict shows both versions to choose', async ({ page, browser, problems, storePost }) => {
  test.slow();
  problems.expectConsole(/ERR_FAILED/);
  const post = await storePost();
  await signIn(page, 'equipo');
  const theirs = await pageOfAnother(browser);
  await signIn(theirs, 'admin');

  for (const mine of [true, false]) {
    await openEditor(page, post.id);
    await openEditor(theirs, post.id);
    await field(theirs, 'Título').fill(`De la otra ${mine}`);
    await press(theirs, 'Guardar', 'Post actualizado');

    await field(page, 'Título').fill(`Mío ${mine}`);
    await button(page, 'Guardar').click();
    const panel = page.getByRole('alert', {
      name: 'Otra persona ha guardado este post mientras escribías',
    });
    await expect(panel).toContainText('Lo guardó admin@dauro.test.');
    await expect(panel).toBeFocused();
    // The word that both versions contain is not marked.
    await expect(panel.getByRole('deletion')).toHaveText('Solo en «Guardado ahora»: De la otra');
    await expect(panel.getByRole('insertion')).toHaveText('Solo en «Tu versión»: Mío');
    // Saving again without choosing a version stores nothing.
    await button(page, 'Guardar').click();
    await expect(panel).toBeFocused();
    expect((await storedPost(post.id)).title).toBe(`De la otra ${mine}`);
    if (mine) {
      await page.route('**/admin/blog-posts/edit/**', (route) => route.abort());
      await press(page, 'Guardar mi versión', 'Inténtalo de nuevo en unos minutos.');
      await expect(panel).toBeFocused();
      await page.unroute('**/admin/blog-posts/edit/**');
      await button(page, 'Guardar mi versión').click();
    } else await button(page, 'Quedarme con la guardada').click();
    await expect(page.getByText('Todo guardado')).toBeVisible();
    await expect(button(page, 'Guardar')).toBeFocused();
    await expect(panel).toBeHidden();
    const title = mine ? 'Mío true' : 'De la otra false';
    await expect(field(page, 'Título')).toHaveValue(title);
    expect((await storedPost(post.id)).title).toBe(title);
  }
  // Afterwards the editor saves as usual.
  await field(page, 'Título').fill('Sigo');
  await button(page, 'Guardar').click();
  await expect(page.getByText('Post actualizado').last()).toBeVisible();
  await expect.poll(async () => (await storedPost(post.id)).title).toBe('Sigo');
  await theirs.context().close();
});

test('publishing reports a conflict too; a deleted post stays so', async ({ page, editPost }) => {
  const post = await editPost();
  await removePosts(post.id);
  await field(page, 'Título').fill('Demasiado tarde');
  await press(page, 'Publicar en Redes', 'Error al publicar');
  await see(page, 'Alguien lo ha eliminado mientras escribías');
  await expect(choice(page, 'Estado')).toHaveValue('draft');
  await expect(field(page, 'Título')).toHaveValue('Demasiado tarde');
});

test('a conflict with another tab of the same person says so', async ({ page, editPost }) => {
  const post = await editPost();
  const other = await page.context().newPage();
  await openEditor(other, post.id);
  await field(other, 'Título').fill('De la otra pestaña');
  await press(other, 'Guardar', 'Post actualizado');
  await field(page, 'Título').fill('De esta pestaña');
  await button(page, 'Guardar').click();
  const panel = page.getByRole('alert', {
    name: 'Has guardado este post en otro sitio mientras escribías',
  });
  await expect(panel).toContainText('Fue en otra pestaña o en otro dispositivo.');
  await other.close();
});

test('the history shows who saved and when, and restores a version', async ({ page, editPost }) => {
  test.slow();
  const excerpt = 'Unas palabras. '.repeat(25);
  const post = await editPost({ status: 'published', excerpt });
  await field(page, 'Extracto').fill(`${excerpt}Y otras.`);
  await field(page, 'Título').fill('Segunda versión');
  await field(page, 'Slug').fill(`${post.slug}-2`);
  await press(page, 'Guardar', 'Todo guardado');
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row').nth(1)).toContainText('equipo@dauro.test');
  await expect(page.getByRole('row').nth(1)).toContainText('Versión actual');
  await expect(page.getByRole('row').nth(2)).toContainText('El sistema');
  await page.getByRole('link', { name: /^Ver la versión/ }).click();
  const version = page.getByRole('region', { name: /^Versión del/ });
  await expect(version).toContainText(post.title);
  await expect(version).toContainText('Segunda versión');
  await expect(version.getByText(/^Ver \d+ palabras iguales$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'Tab goes on beside it').toBeFocused();
  expect(await page.evaluate(() => scrollY), 'a page that a link opens begins at its top').toBe(0);
  await press(page, 'Recuperar esta versión', 'Se ha recuperado la versión elegida');
  await expect(field(page, 'Título')).toHaveValue(post.title);
  expect(await storedPost(post.id)).toMatchObject({
    title: post.title,
    slug: `${post.slug}-2`,
    status: 'published',
  });
  expect(await (await page.request.get(`/blog/${post.slug}-2`)).text()).toContain(post.title);
});

test('the preview shows a draft as its public page, uncached', async ({ page, storePost }) => {
  const post = await storePost({ content: `## Un apartado\n\n${'Texto. '.repeat(10)}` });
  const address = `/admin/blog-posts/preview/${post.id}`;
  await signIn(page, 'equipo', address);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Un apartado' })).toBeVisible();
  await expect(page.getByText('Estado: Borrador')).toBeVisible();
  const answer = await page.request.get(address);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect((await page.request.get(`/blog/${post.slug}`)).status()).toBe(404);
});

test('a save whose answer is lost stores one post', async ({ page, problems, row }) => {
  test.slow();
  problems.expectConsole(/ERR_FAILED|could not be sent/);
  const like = () => secretClient().from('blog_posts').select('title').like('slug', `${row.slug}%`);
  const failed = toast(page).filter({ hasText: 'No se pudo guardar el post' });
  await openNewPost(page);
  await writePost(page, row);
  for (const [saved, title] of [
    ['Post creado', `${row.title} uno`],
    ['Post actualizado', `${row.title} dos`],
  ] as const) {
    const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
    await page.route('**/admin/blog-posts/**', async (route, request) => {
      if (request.method() !== 'POST') return route.continue();
      await route.fetch();
      await isChosen;
      await route.abort();
    });
    await field(page, 'Extracto').fill(`Lo que se guarda antes de ${title}`);
    await button(page, 'Guardar').click();
    // Chosen while the post is on its way, it stays.
    const state = await choice(page, 'Estado').inputValue();
    const other = state === 'draft' ? 'scheduled' : 'draft';
    await choice(page, 'Estado').selectOption(other);
    choose();
    await expect(failed).toBeVisible();
    await expect(choice(page, 'Estado')).toHaveValue(other);
    await page.unrouteAll();
    await field(page, 'Título').fill(title);
    await press(page, 'Guardar', saved);
    expect((await like()).data).toEqual([{ title }]);
  }
});

test('a new post left while it is saved is no unsaved draft', async ({ page, row }) => {
  await openNewPost(page);
  await writePost(page, row);
  const onItsWay = await holdForm(page, '/admin/blog-posts/new');
  await button(page, 'Guardar').click();
  await follow(page.getByRole('navigation', { name: 'Ruta' }), 'Posts del Blog', /blog-posts$/);
  onItsWay.release();
  await expect(page.getByText('Post creado')).toBeVisible();
  await page.goto('/admin/blog-posts/new');
  await expect(field(page, 'Contenido')).toBeVisible();
  await expect(page.getByText('Hay cambios que no se llegaron a guardar')).toBeHidden();
});
