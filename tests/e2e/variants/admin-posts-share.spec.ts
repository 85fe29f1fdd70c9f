import { expect, test } from '../../setup/browser.ts';
import {
  button,
  choice,
  openEditor,
  postBySlug,
  postRow,
  removePosts,
  storedPost,
  storePost,
  writePost,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test.describe('Publicar en Redes', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/blog-posts/new');
    await signIn(page, 'equipo');
  });

  test('publishes a new post and offers a text for each network', async ({ page }) => {
    const row = postRow({ excerpt: 'ñ'.repeat(200) });
    await writePost(page, row);
    await choice(page, 'Etiquetas').fill('novela histórica');
    await button(page, 'Publicar en Redes').click();
    await expect(page.getByText('¡Post publicado!')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Compartir en redes' });
    const text = (network: string) => dialog.getByRole('textbox', { name: network });
    const url = new URL(`/blog/${row.slug}`, page.url()).href;
    await expect(text('Twitter/X')).toHaveValue(
      `${row.title}\n\n${'ñ'.repeat(120)}…\n\n${url}\n\n#NovelaHistórica`,
    );
    await expect(text('Facebook')).toHaveValue(`${row.title}\n\n${row.excerpt}\n\n${url}`);
    await expect(text('LinkedIn')).toHaveValue(/#NovelaHistórica/);
    await expect(text('WhatsApp')).toHaveValue(new RegExp(`^\\*${row.title}\\*`));
    await expect(text('Instagram')).toHaveValue(/Enlace en la biografía/);
    await expect(dialog.getByRole('link', { name: 'Abrir Facebook' })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    );
    for (const network of ['Twitter/X', 'LinkedIn', 'WhatsApp']) {
      const link = dialog.getByRole('link', { name: `Abrir ${network}` });
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(url)));
    }
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    const post = await postBySlug(row.slug);
    expect(post.status).toBe('published');
    expect((await page.request.get(`/blog/${row.slug}`)).status()).toBe(200);
    await removePosts(post.id);
  });

  test('copies texts and the link, and confirms it', async ({ page }) => {
    const post = await storePost({ status: 'published', published_at: '2024-01-02T03:04:05Z' });
    await openEditor(page, post.id);
    await button(page, 'Publicar en Redes').click();
    await expect(page.getByText('¡Post publicado!')).toBeVisible();
    expect(Date.parse((await storedPost(post.id)).published_at)).toBe(
      Date.parse('2024-01-02T03:04:05Z'),
    );
    const dialog = page.getByRole('dialog', { name: 'Compartir en redes' });
    const copy = dialog.getByRole('button', { name: 'Copiar texto (Facebook)' });
    await copy.click();
    await expect(dialog.getByText('¡Copiado!')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copiado (Facebook)' })).toBeVisible();
    await expect(copy).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(post.excerpt);
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(dialog.getByText('¡Enlace copiado!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`/blog/${post.slug}`, page.url()).href,
    );
    await removePosts(post.id);
  });

  test('shows an error when copying fails', async ({ page }) => {
    const post = await storePost({ status: 'published' });
    await openEditor(page, post.id);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await button(page, 'Textos para redes').click();
    const dialog = page.getByRole('dialog', { name: 'Compartir en redes' });
    await dialog.getByRole('button', { name: 'Copiar texto (WhatsApp)' }).click();
    await expect(dialog.getByText('No se pudo copiar el texto')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(dialog.getByText('No se pudo copiar el enlace')).toBeVisible();
    await removePosts(post.id);
  });

  test('says that the link does not work yet, until the post is public', async ({ page }) => {
    for (const [scheduled_for, isPublic] of [
      [null, false],
      ['2039-07-01T08:30:00Z', false],
      ['2024-07-01T08:30:00Z', true],
    ] as const) {
      const post = await storePost({ status: 'scheduled', scheduled_for });
      await openEditor(page, post.id);
      await button(page, 'Textos para redes').click();
      const texts = {
        true: 'Textos listos para copiar, uno por red.',
        false: 'El post todavía no es público: el enlace funcionará cuando se publique.',
      };
      await expect(page.getByText(texts[`${isPublic}`])).toBeVisible();
      await removePosts(post.id);
    }
  });
});
