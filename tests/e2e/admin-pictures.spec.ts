import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photo } from '../fixtures/photos.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, follow, press, test, variant } from '../setup/browser.ts';
import { button, field, giveFiles, storedPost } from '../setup/posts.ts';
import { signIn } from '../setup/sign-in.ts';

/** Stores a picture in the library without the page; the test finds it by `alt`. */
async function storePicture(alt: string): Promise<string> {
  const digits = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const name = `${Date.now()}-${digits}-64x40.webp`;
  const bytes = await sharp({
    create: { width: 64, height: 40, channels: 3, background: '#1d6b5f' },
  })
    .webp()
    .toBuffer();
  const bucket = secretClient().storage.from('blog-images');
  const stored = await bucket.upload(name, bytes, { contentType: 'image/webp' });
  if (stored.error) throw stored.error;
  await secretClient().from('blog_images').insert({ name, alt }).throwOnError();
  return `/images/subidas/${name}`;
}

const cards = (page: Page) => page.locator('li[id^=imagen-]');
const panel = (page: Page) => page.getByRole('region', { name: 'Imagen elegida' });

/** Opens the only picture that matches a term. */
async function open(page: Page, term: string) {
  await page.goto(`/admin/imagenes?q=${term}`);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

test('many pictures are uploaded at once, described, found and deleted', async ({ page, mark }) => {
  // A random width identifies a picture among those that other tests upload at the same time.
  const width = 400 + Math.floor(Math.random() * 1000);
  await signIn(page, 'equipo', '/admin/imagenes');
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible();
  // The field itself is invisible, so its label shows the focus, in the ink of its background.
  await page.getByLabel('Elegir imágenes').press('Shift+Tab');
  await page.keyboard.press('Tab');
  const chooser = page.getByText('Elegir imágenes', { exact: true });
  await expect(chooser).toHaveCSS('outline-style', 'solid');
  await expect(chooser).toHaveCSS(
    'outline-color',
    await chooser.evaluate((label) => getComputedStyle(label).backgroundColor),
  );
  const wrong = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') };
  await page
    .getByLabel('Elegir imágenes')
    .setInputFiles([await photo('uno.jpg', { width }), wrong, await photo('dos.jpg', { width })]);
  await expect(page.getByText('2 imágenes subidas', { exact: true })).toBeVisible();
  // A refused file stays in the list with its reason until it is dismissed.
  const refused = page.getByRole('listitem').filter({ hasText: 'notas.txt' });
  await expect(refused).toContainText('La imagen debe ser JPG, PNG, WebP, AVIF o GIF');
  await expect(page.getByRole('region', { name: 'Subir imágenes' }).getByRole('status')).toHaveText(
    'notas.txt: La imagen debe ser JPG, PNG, WebP, AVIF o GIF',
  );
  // A refused file has no retry button, and no upload is running.
  await expect(refused.getByRole('button', { name: /^Reintentar/ })).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await refused.getByRole('button', { name: 'Quitar notas.txt' }).click();
  await expect(refused).toBeHidden();
  await expect(page.getByLabel('Elegir imágenes')).toBeFocused();
  for (const way of ['paste', 'drop'] as const) {
    await giveFiles(page.getByText('Elegir imágenes', { exact: true }), way, [`${way}-${width}`]);
    await expect(cards(page).filter({ hasText: `${way}-${width}` })).toHaveCount(1);
  }

  await follow(page, 'Ver solo las que están sin describir', /describir=faltan/);
  await page.getByRole('searchbox').fill('.jpg');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=.*describir=faltan|describir=faltan.*q=/);
  await expect(cards(page).filter({ hasText: `${width} × 400 px` })).toHaveCount(2);
  await page.goto('/admin/imagenes');
  const newest = cards(page)
    .filter({ hasText: `${width} × 400 px` })
    .first();
  await expect(newest).toContainText('Sin texto alternativo');
  await newest.getByRole('link').press('Enter');
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText(/(uno|dos)\.jpg/);
  await panel(page).getByLabel('Texto alternativo').fill(`Un patio ${mark}`);
  const save = panel(page).getByRole('button', { name: 'Guardar el texto' });
  await save.press('Enter');
  await expect(page.getByText('Texto alternativo guardado')).toBeVisible();
  await expect(newest).not.toContainText('Sin texto alternativo');
  await expect(save).toBeFocused();

  const found = await open(page, mark);
  await expect(found).toContainText('Ningún post la usa.');
  await found.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la imagen?' });
  await expect(question.locator('img')).toBeVisible();
  await question.getByRole('button', { name: 'Eliminar la imagen' }).click();
  await expect(page.getByText('Ninguna imagen coincide')).toBeVisible();
});

test('what a lost connection leaves is retried', variant, async ({ page, problems }) => {
  const width = 400 + Math.floor(Math.random() * 1000);
  problems.expectConsole(/ERR_FAILED|Failed to fetch/);
  await signIn(page, 'equipo', '/admin/imagenes');
  const { promise: isRemoved, resolve: remove } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/admin/imagenes**', async (route, request) => {
    if (request.method() === 'POST') sent += 1;
    if (sent > 1) return route.abort();
    if (sent > 0) await isRemoved;
    return route.continue();
  });
  const names = ['uno.jpg', 'dos.jpg', 'tres.jpg'];
  const files = await Promise.all(names.map((name) => photo(name, { width })));
  await page.getByLabel('Elegir imágenes').setInputFiles(files);
  const upload = page.getByRole('region', { name: 'Subir imágenes' });
  const row = (name: string) => upload.getByRole('listitem').filter({ hasText: name });
  await expect(row('uno.jpg')).toContainText('Subiendo…');
  await row('dos.jpg').getByRole('button', { name: 'Quitar dos.jpg' }).click();
  await expect(row('dos.jpg')).toBeHidden();
  remove();
  await expect(page.getByText('1 imagen subida', { exact: true })).toBeVisible();
  const arrived = cards(page).filter({ hasText: `${width} × 400 px` });
  await expect(arrived).toHaveCount(1);
  await expect(row('tres.jpg')).toContainText('No se pudo subir la imagen');
  page.once('dialog', (question) => void question.dismiss());
  await follow(page, 'Calendario', '/admin/imagenes');
  await page.unrouteAll();
  await row('tres.jpg').getByRole('button', { name: 'Reintentar tres.jpg' }).click();
  await expect(row('tres.jpg')).toBeHidden();
  await expect(arrived).toHaveCount(2);
});

test('the panel asks before words go, and returns the focus', variant, async ({ page, mark }) => {
  for (const name of ['Primera', 'Segunda']) await storePicture(`${name} ${mark}`);
  await signIn(page, 'equipo', `/admin/imagenes?q=${mark}`);
  const [newest, oldest] = [cards(page).first(), cards(page).last()];
  await newest.getByRole('link', { name: `Segunda ${mark}` }).press('Enter');
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('link', { name: 'Cerrar' }).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(newest.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  // Another card replaces everything in the panel.
  const words = panel(page).getByRole('textbox', { name: 'Texto alternativo' });
  await oldest.getByRole('link').press('Enter');
  await expect(words).toHaveValue(`Primera ${mark}`);
  await expect(panel(page)).toBeFocused();
  await newest.getByRole('link').press('Enter');
  await expect(words).toHaveValue(`Segunda ${mark}`);

  await words.fill('Un patio con naranjos');
  page.once('dialog', (question) => void question.dismiss());
  await oldest.getByRole('link').click();
  await expect(words).toHaveValue('Un patio con naranjos');
  page.once('dialog', (question) => void question.accept());
  await oldest.getByRole('link').click();
  await expect(words).toHaveValue(`Primera ${mark}`);
  // Saved words need no question; an unexpected dialog would be dismissed, and the panel would stay.
  await words.fill(`Tercera ${mark}`);
  await panel(page).getByRole('button', { name: 'Guardar el texto' }).click();
  await expect(page.getByText('Texto alternativo guardado')).toBeVisible();
  await newest.getByRole('link').click();
  await expect(words).toHaveValue(`Segunda ${mark}`);

  await panel(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
  await page.getByRole('button', { name: 'Eliminar la imagen' }).press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(oldest.getByRole('link', { name: `Tercera ${mark}` })).toBeFocused();
});

test('the text of another tab is not overwritten', variant, async ({ page, mark }) => {
  await storePicture(mark);
  await signIn(page, 'equipo');
  await open(page, mark);
  const other = await page.context().newPage();
  await open(other, mark);
  const words = (tab: Page) => panel(tab).getByRole('textbox', { name: 'Texto alternativo' });
  // Saving again in the same tab is no conflict.
  for (const text of [`Un patio ${mark}`, `Un patio con naranjos ${mark}`]) {
    await words(other).fill(text);
    await press(other, 'Guardar el texto', 'Texto alternativo guardado');
    await expect(cards(other).getByRole('link', { name: text })).toBeVisible();
  }
  await words(page).fill(`Un patio de noche ${mark}`);
  await press(page, 'Guardar el texto', 'El texto ha cambiado mientras tanto');
  await expect(words(page)).toHaveValue(`Un patio de noche ${mark}`);
  await page.reload();
  await expect(words(page)).toHaveValue(`Un patio con naranjos ${mark}`);
});

test('a picture that is opened alone runs nothing', async ({ request, mark }) => {
  const answer = await request.get(await storePicture(mark));
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('a picture in use is replaced, never deleted', variant, async ({ page, storePost, mark }) => {
  const src = await storePicture(`La fuente ${mark}`);
  const post = await storePost({
    image_url: src,
    content: `![x](${src}) ${'palabra '.repeat(10)}`,
  });
  await signIn(page, 'equipo');
  const found = await open(page, mark);
  await expect(found.getByRole('link', { name: post.title })).toBeVisible();
  await expect(found.getByRole('button', { name: 'Eliminar' })).toBeHidden();

  // A document is refused with the same message when it is dropped and when it replaces a picture.
  const words = 'La imagen debe ser JPG, PNG, WebP, AVIF o GIF';
  await page.getByRole('region', { name: 'Subir imágenes' }).evaluate((form) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'bases.pdf', { type: 'application/pdf' }));
    form.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'bases.pdf' })).toContainText(words);
  const [file, replace] = [
    found.getByLabel('Imagen nueva'),
    found.getByRole('button', { name: 'Sustituir la imagen' }),
  ];
  await found.locator('summary').click();
  const document = { name: 'bases.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await file.setInputFiles(document);
  await replace.click();
  await expect(file).toHaveAccessibleDescription(new RegExp(words));
  await file.setInputFiles(await photo('otra.jpg'));
  await replace.click();
  await expect(page.getByText('Imagen sustituida')).toBeVisible();
  const stored = await storedPost(post.id);
  expect(stored.image_url).toMatch(/-640x400\.webp$/);
  expect(stored.content).toContain(`![x](${stored.image_url})`);
  // The panel goes on with the new picture, not with the old one, which no post shows any more.
  await expect(found).toBeFocused();
  await expect(found).toContainText('640 × 400 px');
  await expect(found.getByRole('link', { name: post.title })).toBeVisible();
});

test('a cover is chosen, and taken out, by keyboard', variant, async ({ page, editPost, mark }) => {
  const [first, second] = [
    await storePicture(`Primera ${mark}`),
    await storePicture(`Segunda ${mark}`),
  ];
  const post = await editPost({ gallery: [second, first] });
  const cover = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await button(page, 'Elegir imagen (Imagen principal)').press('Enter');
  await cover.getByRole('tab', { name: 'Biblioteca' }).press('Enter');
  await cover.getByLabel('Buscar por el texto alternativo o el nombre').fill(mark);
  await expect(cover.getByRole('listitem')).toHaveCount(2);
  await cover.getByRole('button', { name: `Segunda ${mark}` }).press('Enter');
  await expect(cover).toBeHidden();
  await expect(button(page, 'Elegir imagen (Imagen principal)')).toBeFocused();
  await expect(field(page, 'Imagen principal')).toHaveValue(second);
  await press(page, 'Guardar', 'Todo guardado');
  expect(await storedPost(post.id)).toMatchObject({ image_url: second, gallery: [second, first] });
  await button(page, 'Quitar la imagen 1 de la galería').press('Enter');
  await expect(button(page, 'Quitar la imagen 1 de la galería')).toBeFocused();
  await button(page, 'Quitar imagen (Imagen principal)').press('Enter');
  await expect(button(page, 'Elegir imagen (Imagen principal)')).toBeFocused();
  await press(page, 'Guardar', 'Todo guardado');
  expect(await storedPost(post.id)).toMatchObject({ image_url: null, gallery: [first] });
});
