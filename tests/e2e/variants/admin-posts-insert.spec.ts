import { expectAccessible } from '../../setup/accessible.ts';
import { expect, test } from '../../setup/browser.ts';
import {
  button,
  content,
  emptyText,
  field,
  giveFiles,
  openNewPost,
  paste,
} from '../../setup/posts.ts';

const book = '[Latido Granada](/producto/latido-granada)';
const video = 'https://vimeo.com/76979871';

test.beforeEach(async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Contenido').click();
});

test('a book and a video are inserted by keyboard', async ({ page }) => {
  const text = field(page, 'Contenido');
  await page.keyboard.type('Antes.');
  await page.keyboard.press('Control+Alt+b');
  const books = page.getByRole('dialog', { name: 'Añadir un libro' });
  await expect(books.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('latido');
  await expect(books.getByRole('option').first()).toContainText('Latido Granada');
  await page.keyboard.press('Enter');
  await expect(books).toHaveCount(0);
  await expect(text).toBeFocused();

  await page.keyboard.press('Control+Alt+v');
  const videos = page.getByRole('dialog', { name: 'Añadir un vídeo' });
  await videos.getByRole('textbox', { name: 'Dirección del vídeo' }).fill('https://a.example/');
  await page.keyboard.press('Enter');
  await expect(videos.getByText(/^Escribe la dirección de un vídeo/)).toBeVisible();
  await videos.getByRole('textbox', { name: 'Dirección del vídeo' }).fill(video);
  await videos.getByRole('textbox', { name: 'Título' }).fill('El tráiler');
  await page.keyboard.press('Enter');
  await expect(videos).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.type('Después.');
  await expect(content(page)).toHaveValue(
    `Antes.\n\n${book}\n\n[El tráiler](${video})\n\nDespués.`,
  );
  for (const [label, title] of [
    ['Se verá como la ficha del libro', 'Latido Granada'],
    ['Se verá como un vídeo', 'El tráiler'],
  ] as const)
    await expect(text.locator(`[data-label="${label}"]`)).toHaveText(title);
  // As on the public page: the cover and the author of the book, and a video that requests nothing from its site.
  await expect(text.locator('img[src*="latido"]')).toBeVisible();
  await expect(text.getByText('Ver el vídeo «El tráiler»')).toBeVisible();
  await expect(text.locator('iframe')).toHaveCount(0);
});

test('an address is pasted, words have tools, and a slash offers blocks', async ({ page }) => {
  const text = field(page, 'Contenido');
  const { keyboard } = page;
  await paste(text, '', `${video}\n`);
  await expect(content(page)).toHaveValue(`<${video}>`);
  await expect(text.locator('[data-label="Se verá como un vídeo"]')).toHaveCount(1);
  await text.press('ControlOrMeta+a');
  await keyboard.type('lee');
  await text.press('ControlOrMeta+a');
  await paste(text, '', `${video}\n`);
  await expect(content(page)).toHaveValue(`[lee](${video})`);

  // The tools beside selected words are those of the toolbar.
  await emptyText(page);
  await keyboard.type('Una palabra');
  await keyboard.press('ControlOrMeta+a');
  await page.getByTitle('Negrita (Ctrl+B)').click();
  await expect(content(page)).toHaveValue('**Una palabra**');
  await keyboard.press('ArrowRight');
  await expect(page.getByTitle('Negrita (Ctrl+B)')).toHaveCount(0);

  // After Escape a slash is a slash.
  await emptyText(page);
  const menu = page.getByRole('listbox', { name: 'Añadir al texto' });
  const selected = menu.getByRole('option', { selected: true });
  await keyboard.type('/');
  await expect(menu.getByRole('option')).toHaveCount(9);
  await expect(selected).toHaveText('Encabezado');
  await keyboard.press('ArrowDown');
  await expect(selected).toHaveText('Subencabezado');
  const active = await selected.getAttribute('id');
  await expect(text).toHaveAttribute('aria-activedescendant', String(active));
  for (const _ of [1, 2]) await keyboard.press('ArrowUp');
  await expect(selected).toHaveText('Vídeo');
  await keyboard.type('cit');
  await expect(menu.getByRole('option')).toHaveText(['Cita']);
  await keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await keyboard.type('Dicho');
  await expect(content(page)).toHaveValue('> Dicho');
  await keyboard.type('\n\n/');
  await expect(menu).toBeVisible();
  await keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(content(page)).toHaveValue('> Dicho\n\n/');

  await keyboard.press('Enter');
  await button(page, 'Añadir al texto').click();
  await menu.getByRole('option', { name: 'Libro' }).click();
  await expect(page.getByRole('dialog', { name: 'Añadir un libro' })).toBeVisible();
});

test('a gallery has the pictures in the order of their choice, new ones too', async ({ page }) => {
  await button(page, 'Galería').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una galería' });
  await expect(dialog.getByRole('button', { name: 'Elige imágenes' })).toBeDisabled();
  const shown = dialog.getByRole('listitem').getByRole('button');
  await expect(dialog.getByText('Cargando imágenes…')).toBeHidden();
  const search = dialog.getByRole('searchbox');
  await search.fill('nadaqueseencuentre');
  await expect(dialog.getByText('Ninguna imagen coincide')).toBeVisible();
  const reloaded = page.waitForResponse(/\/admin\/imagenes\/lista/);
  const files = ['public/images/gallery/01.webp', 'public/images/gallery/02.webp'];
  await dialog.getByLabel('Elegir imágenes').setInputFiles(files);
  await expect(page.getByText('2 imágenes subidas')).toBeVisible();
  await reloaded;
  await expect(search).toHaveValue('nadaqueseencuentre');
  await expect(search).toBeFocused();
  await search.fill('');
  await expect.poll(() => shown.count()).toBeGreaterThan(1);
  const chosen = dialog.getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(['2', '1']);
  // By their sources: the library is everybody's, and other tests add pictures to it.
  const sources = await chosen
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
  const second = shown.filter({ has: page.locator(`img[src="${sources[1]}"]`) });
  // Pressed again, a picture leaves the choice, and the third press puts it last.
  await second.click();
  await expect(chosen).toHaveText(['1']);
  await second.click();
  await expect(chosen).toHaveText(['1', '2']);
  await expectAccessible(page, undefined, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Añadir 2 imágenes' }).click();
  await expect(field(page, 'Contenido').locator('img[src^="/images/"]')).toHaveCount(2);
  const written = await content(page).inputValue();
  expect(written).toMatch(/^!\[[^\]]*\]\(\S+\)\n\n!\[[^\]]*\]\(\S+\)$/);
  const paths = written.match(/\/images\/[^)]+/g) ?? [];
  expect(sources.map((src) => decodeURIComponent(src))).toEqual(
    paths.map((path) => expect.stringContaining(path)),
  );
});

test('the focus moves to the first of more pictures, above the bar', async ({ page, problems }) => {
  problems.expectFailure('/admin/imagenes/lista', 500);
  let isDown = true;
  await page.route('**/admin/imagenes/lista?*', (route) => {
    if (isDown) return route.fulfill({ status: 500 });
    const isSecond = route.request().url().includes('despues');
    const alt = isSecond ? 'La segunda' : 'La primera';
    const src = `/images/gallery/0${isSecond ? 2 : 1}.webp`;
    const rows = [{ id: alt, src, alt, fileName: '', width: 640, height: 400 }];
    return route.fulfill({ json: { rows, previous: null, next: isSecond ? null : 'una' } });
  });
  await button(page, 'Galería').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una galería' });
  await expect(dialog.getByText('No se pudieron cargar las imágenes')).toBeVisible();
  isDown = false;
  await button(page, 'Reintentar').press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  const room = await dialog.evaluate((window) => {
    const bar = window.querySelector('.sticky')?.clientHeight ?? Number.POSITIVE_INFINITY;
    return Number.parseFloat(getComputedStyle(window).scrollPaddingBottom) - bar;
  });
  expect(room).toBeGreaterThan(0);
  const more = dialog.getByRole('button', { name: 'Ver más imágenes' });
  await more.press('Enter');
  await expect(dialog.getByRole('button', { name: 'La segunda' })).toBeFocused();
  await expect(more).toBeHidden();
  await expect(dialog.getByText('2 imágenes', { exact: true })).toBeVisible();
});

test('several dropped pictures open one dialog after the other', async ({ page }) => {
  const text = field(page, 'Contenido');
  await giveFiles(text, 'drop', ['uno.webp', 'dos.webp', 'tres.webp']);
  await expect(page.getByText('3 imágenes')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  for (const [index, alt] of ['Uno', 'Dos', 'Tres'].entries()) {
    // Behind a modal dialog the text is inert, so it is not found by its role.
    await expect(page.locator('[role="textbox"] img')).toHaveCount(index);
    await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill(alt);
    await dialog.getByRole('button', { name: 'Subir imagen' }).click();
  }
  await expect(text).toBeFocused();
  await expect(content(page)).toHaveValue(
    /^!\[Uno\]\(\S+\)\n\n!\[Dos\]\(\S+\)\n\n!\[Tres\]\(\S+\)$/,
  );
});
