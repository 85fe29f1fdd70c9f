import { expect, press, see, test } from '../../setup/browser.ts';
import { breakForm } from '../../setup/hold-form.ts';
import * as editor from '../../setup/posts.ts';

test.beforeEach(({ page }) => editor.openNewPost(page));

test('shows the error under each field, and focuses the first', async ({ page }) => {
  await editor.field(page, 'Autor').fill('');
  await editor.button(page, 'Guardar').click();
  const tooShort = 'El contenido debe tener al menos 50 caracteres';
  for (const message of [
    'El título es obligatorio',
    'El slug es obligatorio',
    'El extracto debe tener al menos 10 caracteres',
    tooShort,
    'El autor es obligatorio',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(editor.field(page, 'Contenido')).toHaveAccessibleDescription(new RegExp(tooShort));
  await expect(editor.choice(page, 'Categoría')).toHaveAccessibleDescription(
    'La categoría es obligatoria',
  );
  await expect(editor.field(page, 'Título')).toBeFocused();
  await editor.field(page, 'Título').fill('a'.repeat(201));
  await expect(page.getByText('Máximo 200 caracteres')).toBeVisible();
  await editor.field(page, 'Slug').fill('Con Espacios');
  await expect(page.getByText('Solo letras minúsculas, números y guiones')).toBeVisible();
  await editor.field(page, 'Imagen principal').fill('no es una dirección');
  await editor.field(page, 'Imagen principal').blur();
  await expect(page.getByText('URL inválida')).toBeVisible();
  const title = editor.field(page, 'Título para buscadores');
  await title.fill('a'.repeat(61));
  await expect(page.getByText('61 de 60')).toBeVisible();
  await expect(title).toHaveAccessibleDescription(/61 de 60/);
  await expect(page.getByRole('status').filter({ hasText: '61 de 60' })).toHaveCount(0);
});

test('a closed section stays closed, and opens for a refused field', async ({ page, row }) => {
  const section = (name: string) => page.locator('summary', { hasText: name });
  await section('Imágenes').click();
  await expect(editor.field(page, 'Segunda imagen')).toBeHidden();
  await page.reload();
  await expect(editor.field(page, 'Segunda imagen')).toBeHidden();
  await editor.writePost(page, row);
  await editor.field(page, 'Autor').fill('');
  await section('Publicación').click();
  await expect(editor.field(page, 'Autor')).toBeHidden();
  await editor.button(page, 'Guardar').click();
  await expect(editor.field(page, 'Autor')).toBeFocused();
  await expect(page.getByText('El autor es obligatorio')).toBeVisible();
});

test('at 768 px the settings are a drawer, which opens for a refusal', async ({ page, row }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(editor.field(page, 'Autor')).toBeHidden();
  // What takes the focus stops below the bars.
  await expect(page.getByRole('toolbar', { name: 'Formato' })).toBeVisible();
  const covered = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('.editor-bar, .visual-toolbar')];
    const height = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return height - Number.parseFloat(scrollPaddingTop);
  });
  expect(covered).toBeLessThan(0);
  await editor.button(page, 'Ajustes').press('Enter');
  await expect(editor.field(page, 'Autor')).toBeVisible();
  // What the keyboard reaches behind it is not covered.
  await editor.button(page, 'Publicar en Redes').focus();
  await expect(editor.field(page, 'Autor')).toBeHidden();
  await editor.button(page, 'Ajustes').press('Enter');
  // What Safari focuses when a button of the drawer is pressed.
  await page.getByRole('main').focus();
  await expect(editor.field(page, 'Autor')).toBeVisible();
  await editor.field(page, 'Autor').press('Escape');
  await expect(editor.field(page, 'Autor')).toBeHidden();
  await expect(editor.button(page, 'Ajustes')).toBeFocused();
  await editor.field(page, 'Título').fill(row.title);
  await editor.field(page, 'Extracto').fill(row.excerpt);
  await editor.field(page, 'Contenido').fill(row.content);
  await editor.button(page, 'Guardar').click();
  await expect(editor.choice(page, 'Categoría')).toBeFocused();
  // As when somebody zooms out and in again.
  const drawer = page.locator('[aria-controls="ajustes-del-post"]');
  for (const [width, isOpen] of [
    [1280, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawer).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(editor.choice(page, 'Categoría')).toBeFocused();
  }
});

test('the slug of a new post follows the title until it is edited', async ({ page, row }) => {
  await expect(editor.field(page, 'Autor')).toHaveValue('Grupo Dauro');
  await expect(editor.choice(page, 'Estado')).toHaveValue('draft');
  await editor.field(page, 'Título').fill('¡Ñandúes y PINGÜINOS, en Órgiva!');
  await expect(editor.field(page, 'Slug')).toHaveValue('nandues-y-pinguinos-en-orgiva');
  await press(page, 'Vista previa', 'Guarda el post primero para previsualizarlo');
  await editor.writePost(page, row);
  await expect(editor.field(page, 'Slug')).toHaveValue(row.slug);
  await editor.choice(page, 'Etiquetas').fill(' uno, , dos tres ,');
  await press(page, 'Guardar', 'Post creado');
  await expect(page).toHaveURL(/\/admin\/blog-posts\/edit\/[0-9a-f-]{36}$/);
  const post = await editor.postBySlug(row.slug);
  expect(post).toMatchObject({ ...row, tags: ['uno', 'dos tres'], published_at: null });

  await expect(page.getByText('Todo guardado')).toBeVisible();
  await editor.field(page, 'Título').fill('Otro título');
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  await expect(editor.field(page, 'Slug')).toHaveValue(row.slug);
  await editor.saveAgain(page);
  await expect(page.getByText('Todo guardado')).toBeVisible();
  expect(await editor.storedPost(post.id)).toMatchObject({ title: 'Otro título', slug: row.slug });
});

test('lines pasted into the title stay where they are pasted', async ({ page, editPost }) => {
  await editPost({ title: 'El patio' });
  const title = editor.field(page, 'Título');
  await title.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await editor.paste(title, '', 'gran\nviejo\n');
  await page.keyboard.type('y');
  await expect(title).toHaveValue('El gran viejo ypatio');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('El patio');
});

test('a taken slug is refused, and the typed text is kept', async ({ page, storePost, row }) => {
  const other = await storePost();
  await editor.writePost(page, row);
  await editor.field(page, 'Slug').fill(other.slug);
  await press(page, 'Guardar', 'Ya existe un post con ese slug', 'No se pudo guardar el post');
  await see(page, 'La dirección elegida es de otro post: cambia el slug.');
  await expect(editor.field(page, 'Slug')).toBeFocused();
  await expect(editor.content(page)).toHaveValue(row.content);
});

test('a save that fails or is too old keeps text for a reload', async ({ page, problems, row }) => {
  await editor.writePost(page, row);
  problems.expectConsole(/ERR_FAILED|404/);
  await breakForm(page, '**/admin/blog-posts/new');
  await press(page, 'Guardar', 'No se pudo guardar el post');
  await expect(editor.field(page, 'Título')).toHaveValue(row.title);
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();

  // The page of an older version.
  await page.route('**/admin/blog-posts/new', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, headers: { 'x-nextjs-action-not-found': '1' } })
      : route.continue(),
  );
  await press(page, 'Guardar', 'La web se ha actualizado');
  await page.unrouteAll();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await editor.button(page, 'Recuperarlos').click();
  await expect(editor.field(page, 'Título')).toHaveValue(row.title);
  // The slug of a restored draft goes on following the title.
  await editor.field(page, 'Título').fill('Otra cosa');
  await expect(editor.field(page, 'Slug')).toHaveValue('otra-cosa');
});

test('a post is scheduled without a date, not at a missing hour', async ({ page, editPost }) => {
  const post = await editPost();
  await editor.choice(page, 'Estado').selectOption('Programado');
  const warning = page.getByText('Programado sin fecha: no será público');
  await expect(warning).toBeVisible();
  await editor.button(page, 'Guardar').click();
  await expect(warning).toHaveCount(2);
  const undated = { status: 'scheduled', scheduled_for: null };
  expect(await editor.storedPost(post.id)).toMatchObject(undated);
  await expect(page.getByRole('link', { name: 'Ver en la web' })).toHaveCount(0);
  const date = page.getByLabel('Fecha y hora de publicación');
  await date.fill('31/03/2030 02:30');
  await press(page, 'Guardar', 'Esa hora no existe');
  await date.fill('mañana');
  await expect(page.getByText('Escribe una fecha y una hora válidas')).toBeVisible();
  await date.fill('1/7/2030 10:30');
  await press(page, 'Guardar', 'Programado para el 01/07/2030 10:30');
  await page.reload();
  await expect(date).toHaveValue('01/07/2030 10:30');
  await press(page, 'Textos para redes', /^El post todavía no es público: el enlace/);
});

test('Enter in a field saves, and empties no other field', async ({ page, problems, editPost }) => {
  // The editor requests the pictures of the post, which do not exist.
  problems.expectConsole(/404|ERR_NAME_NOT_RESOLVED/);
  const extras = {
    image_url: '/images/gallery/01.webp',
    image2: '/images/blog/b.webp',
    image3: 'https://otra.example/c.webp',
    og_image: '/images/blog/d.webp',
    book_image: '/images/blog/e.webp',
    book_link: '/producto/latido-granada',
    amazon_link: 'https://libreria.example/1',
    gallery: ['/images/blog/f.webp', '/images/blog/g.webp'],
    tags: ['uno', 'dos'],
    meta_title: 'Para buscadores',
    meta_description: 'Descripción',
  };
  const post = await editPost(extras);
  // A chosen picture hides its address, which a button shows.
  const address = editor.field(page, 'Imagen principal');
  expect((await address.boundingBox())?.height).toBeLessThan(2);
  await editor.button(page, 'Cambiar la dirección (Imagen principal)').press('Enter');
  await expect(address).toBeFocused();
  expect((await address.boundingBox())?.height).toBeGreaterThan(30);
  await editor.field(page, 'Título').fill('Solo cambia el título');
  await editor.field(page, 'Título').press('Enter');
  await expect(page.getByText('Post actualizado')).toBeVisible();
  const changed = { title: 'Solo cambia el título', status: 'draft' };
  expect(await editor.storedPost(post.id)).toMatchObject({ ...extras, ...changed });
});
