import { expectAccessible } from '../../setup/accessible.ts';
import { expect, press, test } from '../../setup/browser.ts';
import { button, field, published, storedPost } from '../../setup/posts.ts';

const picture = '/images/gallery/01.webp';

test('the focus point of a picture stays visible in every crop', async ({ page, editPost }) => {
  const post = await editPost({
    image_url: picture,
    gallery: [picture, '/images/gallery/02.webp'],
    ...published(60),
  });
  const dialog = page.getByRole('dialog', { name: 'Punto de interés' });
  const opener = button(page, 'Punto de interés (Imagen principal)');

  // By mouse: at 25 % from the left and 75 % from the top.
  await opener.click();
  const shown = dialog.locator('img').first();
  // Until the file is there the picture has no size.
  await expect(shown).toBeVisible();
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect(dialog.getByRole('slider', { name: 'De izquierda a derecha' })).toHaveValue('25');
  await expect(dialog.getByRole('slider', { name: 'De arriba abajo' })).toHaveValue('75');
  await expectAccessible(page, undefined, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Guardar el punto' }).click();
  await expect(opener).toBeFocused();
  await expect(field(page, 'Imagen principal')).toHaveValue(`${picture}#foco=25,75`);

  // By keyboard, for a picture of the gallery.
  const second = button(page, 'Punto de interés (imagen 2 de la galería)');
  await second.press('Enter');
  await dialog.getByRole('slider', { name: 'De izquierda a derecha' }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'De arriba abajo' }).press('Home');
  await dialog.getByRole('button', { name: 'Guardar el punto' }).press('Enter');
  await expect(second).toBeFocused();
  await press(page, 'Guardar', 'Todo guardado');
  expect(await storedPost(post.id)).toMatchObject({
    image_url: `${picture}#foco=25,75`,
    gallery: [picture, '/images/gallery/02.webp#foco=51,0'],
  });

  await page.goto(`/blog/${post.slug}`);
  const cover = page.locator('article img').first();
  await expect(cover).toHaveCSS('object-position', '25% 75%');
  const thumbnail = page.getByRole('region', { name: 'Galería' }).locator('img').nth(1);
  await expect(thumbnail).toHaveCSS('object-position', '51% 0%');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(picture);
  expect(data.join()).not.toContain('#foco');
});

test('the pictures of a gallery are dragged into order', async ({ page, editPost }) => {
  const gallery = ['01', '02', '03'].map((number) => `/images/gallery/${number}.webp`);
  await editPost({ gallery });
  // Chromium would drag another picture if the panel scrolled on the way.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const pictures = page.getByRole('list', { name: 'Orden de la galería' }).getByRole('listitem');
  // WebKit ends a drag without data at once, Chromium does not.
  const types = page.evaluate(
    () =>
      new Promise((done) =>
        window.addEventListener('dragstart', ({ dataTransfer }) => done(dataTransfer?.types)),
      ),
  );
  await pictures.nth(2).dragTo(pictures.nth(0));
  expect(await types).not.toEqual([]);
  await expect(pictures).toContainText(['03.webp', '01.webp', '02.webp']);
});
