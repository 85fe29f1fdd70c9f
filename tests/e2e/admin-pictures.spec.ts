import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../setup/accessible.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { button, field, openEditor, removePosts, storedPost, storePost } from '../setup/posts.ts';
import { signIn } from '../setup/sign-in.ts';

const word = () => `palabra${crypto.randomUUID().replace(/[^a-z]/g, '')}`;

/** A width that finds a picture among those that other tests upload at the same time. */
const newWidth = () => 400 + Math.floor(Math.random() * 1000);

/** A picture as a camera would give it. */
async function photo(name: string, width = 640) {
  const create = { width, height: 400, channels: 3, background: '#8a1c2b' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Puts a picture into the library past the page; `alt` finds it again. */
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
  const { error } = await secretClient().from('blog_images').insert({ name, alt });
  if (error) throw error;
  return `/images/subidas/${name}`;
}

/** The one picture that a term finds. */
async function card(page: Page, term: string) {
  await page.goto(`/admin/imagenes?q=${term}`);
  const found = page.locator('li[id^=imagen-]');
  await expect(found).toHaveCount(1);
  return found;
}

test('many pictures are uploaded at once, described, found and deleted', async ({ page }) => {
  const term = word();
  const width = newWidth();
  await signIn(page, 'equipo');
  await page.goto('/admin/imagenes');
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible();
  const cards = page.locator('li[id^=imagen-]');
  const wrong = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') };
  await page
    .getByLabel('Elegir imágenes')
    .setInputFiles([await photo('uno.jpg', width), wrong, await photo('dos.jpg', width)]);
  await expect(page.getByText('2 imágenes subidas', { exact: true })).toBeVisible();
  // What was refused stays with its reason until it is dismissed.
  const refused = page.getByRole('listitem').filter({ hasText: 'notas.txt' });
  await expect(refused).toContainText('La imagen debe ser JPG, PNG, WebP, AVIF o GIF');
  await refused.getByRole('button', { name: 'Quitar notas.txt' }).click();
  await expect(refused).toBeHidden();

  const newest = cards.filter({ hasText: `${width} × 400 px` }).first();
  await expect(newest).toContainText('Falta el texto alternativo');
  await newest.getByLabel('Texto alternativo').fill(`Un patio ${term}`);
  await newest.getByRole('button', { name: 'Guardar el texto' }).click();
  await expect(page.getByText('Texto alternativo guardado')).toBeVisible();
  await expect(newest).not.toContainText('Falta el texto alternativo');

  const found = await card(page, term);
  await expect(found).toContainText('Ningún post la usa.');
  await found.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la imagen?' });
  await question.getByRole('button', { name: 'Eliminar la imagen' }).click();
  await expect(page.getByText('Ninguna imagen coincide')).toBeVisible();
});

test('a picture in use says where, cannot be deleted, and is replaced everywhere', async ({
  page,
}) => {
  const term = word();
  const src = await storePicture(`La fuente ${term}`);
  const post = await storePost({
    image_url: src,
    content: `![x](${src}) ${'palabra '.repeat(10)}`,
  });
  await signIn(page, 'equipo');
  const found = await card(page, term);
  await expect(found.getByRole('link', { name: post.title })).toBeVisible();
  await expect(found.getByRole('button', { name: 'Eliminar' })).toBeHidden();
  await found.locator('summary').click();
  await found.getByLabel('Imagen nueva').setInputFiles(await photo('otra.jpg'));
  await found.getByRole('button', { name: 'Sustituir la imagen' }).click();
  await expect(page.getByText('Imagen sustituida')).toBeVisible();
  const stored = await storedPost(post.id);
  expect(stored.image_url).toMatch(/-640x400\.webp$/);
  expect(stored.content).toContain(`![x](${stored.image_url})`);
  await removePosts(post.id);
});

test('the editor picks the cover and the gallery from the library, and orders it by keyboard', async ({
  page,
}) => {
  const term = word();
  const [first, second] = [
    await storePicture(`Primera ${term}`),
    await storePicture(`Segunda ${term}`),
  ];
  const post = await storePost();
  await signIn(page, 'equipo');
  await openEditor(page, post.id);
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  const pick = async (opener: string, picture: string) => {
    await button(page, opener).press('Enter');
    await dialog.getByRole('tab', { name: 'Biblioteca' }).press('Enter');
    await dialog.getByLabel('Buscar por el texto alternativo').fill(term);
    await dialog.getByRole('button', { name: `${picture} ${term}` }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  };
  await pick('Elegir imagen (Imagen principal)', 'Segunda');
  await expect(field(page, 'Imagen principal')).toHaveValue(second);
  await pick('Añadir a la galería', 'Primera');
  await pick('Añadir a la galería', 'Segunda');
  await button(page, 'Adelantar la imagen 2').press('Enter');
  await expect(page.getByText('Ahora es la imagen 1 de 2')).toBeAttached();
  await button(page, 'Guardar').click();
  await expect(page.getByText('Todo guardado')).toBeVisible();
  expect(await storedPost(post.id)).toMatchObject({ image_url: second, gallery: [second, first] });
  await button(page, 'Quitar la imagen 1 de la galería').click();
  await button(page, 'Quitar imagen (Imagen principal)').click();
  await button(page, 'Guardar').click();
  await expect(page.getByText('Todo guardado')).toBeVisible();
  expect(await storedPost(post.id)).toMatchObject({ image_url: null, gallery: [first] });
  await removePosts(post.id);
});

test('strangers and readers get no list of pictures', async ({ page }) => {
  const ask = () => page.request.get('/admin/imagenes/lista', { maxRedirects: 0 });
  expect((await ask()).headers()['location']).toContain('/auth');
  await signIn(page, 'lector');
  expect((await ask()).headers()['location']).toBe('/');
});

test('the library has no axe finding on a telephone', async ({ page }) => {
  await storePicture('');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'equipo');
  await page.goto('/admin/imagenes');
  await page.locator('summary').first().click();
  await expectAccessible(page);
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are uploaded, described and deleted by ordinary forms', async ({ page }) => {
    const term = word();
    const width = newWidth();
    await signIn(page, 'equipo');
    await page.goto('/admin/imagenes');
    await page
      .getByLabel('Elegir imágenes')
      .setInputFiles([await photo('uno.jpg', width), await photo('dos.jpg', width)]);
    await page.getByRole('button', { name: 'Subir imágenes' }).click();
    const uploaded = page.locator('li[id^=imagen-]').filter({ hasText: `${width} × 400 px` });
    const newest = uploaded.first();
    await newest.getByLabel('Texto alternativo').fill(`Un arco ${term}`);
    await newest.getByRole('button', { name: 'Guardar el texto' }).click();
    await expect(page.getByText('Texto alternativo guardado')).toBeVisible();
    const found = await card(page, term);
    await found.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Eliminar la imagen' }).click();
    await expect(page).toHaveURL('/admin/imagenes');
    await page.goto(`/admin/imagenes?q=${term}`);
    await expect(page.getByText('Ninguna imagen coincide')).toBeVisible();
  });
});
