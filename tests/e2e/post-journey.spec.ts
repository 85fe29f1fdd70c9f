import type { Locator } from '@playwright/test';
import { photo } from '../fixtures/photos.ts';
import { expect, test } from '../setup/browser.ts';
import { byKeyboard, tabTo } from '../setup/input-methods.ts';
import { button, choice, field, postBySlug, removePosts } from '../setup/posts.ts';
import { signIn } from '../setup/sign-in.ts';

/** The whole life of a post in the editor: written, illustrated, scheduled and published, with a gallery and a book. */
test('a post is written, illustrated and published, by keyboard', async ({ page }) => {
  test.setTimeout(360_000);
  const mark = crypto.randomUUID();
  const title = `El agua de la vega ${mark}`;
  await signIn(page, 'equipo', '/admin/blog-posts');
  const { press, write } = byKeyboard(page);
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  /** The focus returns a moment after the dialog has gone, so keys pressed before would go elsewhere. */
  const returned = async (closing: Locator, opener: string) => {
    await expect(closing).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  };
  /** Uploads a new file in the picture dialog. */
  const upload = async (alt: string, background: string) => {
    const chooser = page.waitForEvent('filechooser');
    await press(dialog.getByLabel('Archivo de imagen'));
    await (await chooser).setFiles(await photo('foto.jpg', { background }));
    await write(dialog.getByRole('textbox', { name: 'Texto alternativo' }), alt);
    await press(dialog.getByRole('button', { name: 'Subir imagen' }));
  };

  // Write.
  await press(page.getByRole('link', { name: 'Nuevo post', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo post' })).toBeVisible();
  await write(field(page, 'Título'), title);
  await write(field(page, 'Extracto'), 'De dónde viene el agua que riega la vega de Granada.');
  await write(field(page, 'Contenido'), 'Las acequias llegaron antes que los nombres. ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Todas siguen ahí.');
  await write(choice(page, 'Categoría'), 'Literatura');

  // Illustrate: a new cover, and a gallery of a new picture and one of the library in another order.
  await press(button(page, 'Elegir imagen (Imagen principal)'));
  await upload(`Una acequia ${mark}`, '#1d6b5f');
  await returned(dialog, 'Elegir imagen (Imagen principal)');
  await expect(field(page, 'Imagen principal')).toHaveValue(/^\/images\/subidas\//);
  const cover = await field(page, 'Imagen principal').inputValue();
  await press(button(page, 'Añadir a la galería'));
  const several = page.getByRole('dialog', { name: 'Añadir una galería' });
  const chooser = page.waitForEvent('filechooser');
  await press(several.getByLabel('Elegir imágenes', { exact: true }));
  const mill = await photo(`molino-${mark}.jpg`);
  await (await chooser).setFiles(mill);
  // An uploaded picture is chosen.
  await expect(several.getByRole('button', { name: mill.name, pressed: true })).toBeVisible();
  await write(several.getByLabel('Buscar por el texto alternativo o el nombre'), `acequia ${mark}`);
  await press(several.getByRole('button', { name: `Una acequia ${mark}` }));
  await press(several.getByRole('button', { name: 'Añadir 2 imágenes' }));
  await returned(several, 'Añadir a la galería');
  await press(button(page, 'Adelantar la imagen 2'));
  await expect(page.getByText('Ahora es la imagen 1 de 2')).toBeAttached();

  // The book.
  await press(button(page, 'Buscar en la tienda'));
  await expect(page.getByPlaceholder('Título, autor o ISBN')).toBeFocused();
  await page.keyboard.type('alarife');
  const book = page.getByRole('option', { name: /^La alarife/ });
  await expect(book).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Enlace a la tienda')).toHaveValue('/producto/la-alarife');

  // Schedule.
  const question = page.getByRole('dialog', { name: '¿Cuándo se publica?' });
  await press(button(page, 'Publicar…'));
  await expect(question).toContainText(title);
  await tabTo(page, question.getByRole('radio', { name: 'Ahora' }));
  await page.keyboard.press('ArrowDown');
  await write(question.getByRole('textbox', { name: 'Día y hora' }), '1/7/2031 10:30');
  await press(question.getByRole('button', { name: 'Programar' }));
  await returned(question, 'Publicar…');
  await expect(page).toHaveURL(/\/admin\/blog-posts\/edit\//);
  await expect(choice(page, 'Estado')).toHaveValue('scheduled');
  const slug = await field(page, 'Slug').inputValue();
  const scheduled = await postBySlug(slug);
  expect(Date.parse(scheduled?.scheduled_for ?? '')).toBe(Date.parse('2031-07-01T08:30:00Z'));
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  // Publish.
  await press(button(page, 'Publicar…'));
  await tabTo(page, question.getByRole('radio', { name: 'Otro día, a una hora' }));
  await page.keyboard.press('ArrowUp');
  await press(question.getByRole('button', { name: 'Publicar ahora' }));
  await expect(page.getByText('¡Post publicado!')).toBeVisible();
  // By its name in the form: the dialog of texts, which opens now, hides the page from roles.
  await expect(page.locator('input[name="scheduled_for"]')).toHaveValue('');

  // What readers get.
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Todas siguen ahí.')).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('Todas siguen ahí.');
  const gallery = page.getByRole('region', { name: 'Galería' });
  await expect(gallery.getByRole('img')).toHaveCount(2);
  await expect(page.locator('a[href$="/producto/la-alarife"]').first()).toBeVisible();
  const stored = await postBySlug(slug);
  // A post published before its hour no longer has one.
  const now = { status: 'published', scheduled_for: null };
  expect(stored).toMatchObject({ ...now, image_url: cover });
  expect(stored?.gallery[0]).toBe(cover);
  await removePosts(stored?.id);
});
