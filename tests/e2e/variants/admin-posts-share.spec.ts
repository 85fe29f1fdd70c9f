import type { Page } from '@playwright/test';
import { expect, expectLink, press, test } from '../../setup/browser.ts';
import { choice, openNewPost, postBySlug, storedPost, writePost } from '../../setup/posts.ts';

const texts = (page: Page) => page.getByRole('dialog', { name: 'Compartir en redes' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => openNewPost(page));

test('publishes a new post and offers a text for each network', async ({ page, row }) => {
  await writePost(page, row);
  await choice(page, 'Etiquetas').fill('novela histórica');
  await press(page, 'Publicar en Redes', '¡Post publicado!');
  const url = new URL(`/blog/${row.slug}`, page.url()).href;
  await expect(texts(page).getByRole('textbox', { name: 'Twitter/X' })).toHaveValue(
    `${row.title}\n\n${row.excerpt}\n\n${url}\n\n#NovelaHistórica`,
  );
  await expectLink(texts(page), 'Abrir WhatsApp', new RegExp(encodeURIComponent(url)));
  await expect(texts(page).getByRole('img')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(texts(page)).toBeVisible();
  expect((await postBySlug(row.slug)).status).toBe('published');
  expect((await page.request.get(`/blog/${row.slug}`)).status()).toBe(200);
});

test('copies texts and the link, and says whether it could', async ({ page, editPost }) => {
  const published_at = '2024-01-02T03:04:05Z';
  const post = await editPost({ status: 'published', published_at });
  await press(page, 'Publicar en Redes', '¡Post publicado!');
  expect(Date.parse((await storedPost(post.id)).published_at)).toBe(Date.parse(published_at));
  const dialog = texts(page);
  await expect(dialog.getByText('Textos listos para copiar, uno por red.')).toBeVisible();
  const copy = dialog.getByRole('button', { name: 'Copiar texto (Facebook)' });
  await copy.click();
  // The button says so for two seconds only.
  await expect(dialog.getByRole('button', { name: 'Copiado (Facebook)' })).toBeVisible();
  await expect(dialog.getByText('¡Copiado!')).toBeVisible();
  await expect(copy).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(post.excerpt);
  await press(dialog, 'Copiar enlace', '¡Enlace copiado!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/blog/${post.slug}`, page.url()).href,
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await press(dialog, 'Copiar texto (WhatsApp)', 'No se pudo copiar el texto');
  await press(dialog, 'Copiar enlace', 'No se pudo copiar el enlace');
});
