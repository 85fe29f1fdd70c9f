import { expectAccessible } from '../../setup/accessible.ts';
import { expect, expectLink, test } from '../../setup/browser.ts';
import { content, field, openNewPost, published } from '../../setup/posts.ts';

const video = 'https://youtu.be/abc_def-123';
const text = [
  'Un texto que cuenta de qué va todo esto, con holgura.',
  '[Latido Granada](/producto/latido-granada)',
  `[El tráiler](${video})`,
  '![Un patio](/images/gallery/01.webp)\n![Otro patio](/images/gallery/02.webp)\n![La plaza](/images/gallery/03.webp "La plaza, de noche")',
  '[Un libro que no está](/producto/no-existe-tal-libro)',
].join('\n\n');

test('the text shows a book, a video and a gallery', async ({ page, storePost }) => {
  const asked: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Reproductor</title>' });
  });
  const { slug } = await storePost({ content: text, ...published(60) });
  await page.goto(`/blog/${slug}`);
  const prose = page.locator('.prose');
  await expect(prose.getByText('Desde 4,99 EUR')).toBeVisible();
  await expectLink(prose, 'Ver en la tienda «Latido Granada»', '/producto/latido-granada');
  await expect(prose.getByRole('link', { name: 'Un libro que no está' })).toBeVisible();

  const gallery = prose.getByRole('figure').filter({ has: page.getByRole('figure') });
  await expect(gallery.getByRole('img')).toHaveCount(3);
  await expect(gallery.getByText('La plaza, de noche')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, undefined, '.prose');
  }

  expect(asked).toEqual([]);
  const start = prose.getByRole('link', { name: 'Ver el vídeo «El tráiler»' });
  // Without JavaScript it leads to the page of the video.
  await expect(start).toHaveAttribute('href', video);
  await expect(prose.locator('iframe')).toHaveCount(0);
  await start.focus();
  await page.keyboard.press('Enter');
  const frame = prose.locator('iframe[title="El tráiler"]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_def-123?autoplay=1',
  );
  await expect.poll(() => asked.length).toBe(1);
});

test('a copied article is pasted into the editor as it was written', async ({
  page,
  storePost,
}) => {
  const written = [
    'Con [un enlace](/tienda) y una nota[^1].',
    '![Un patio](/images/gallery/01.webp "El pie")',
    '> La cita.',
    '[Latido Granada](/producto/latido-granada)',
    `[El tráiler](${video})`,
    `<${video}>`,
    '[^1]: La nota.',
  ].join('\n\n');
  const { slug } = await storePost({ content: written, ...published(60) });
  await page.goto(`/blog/${slug}`);
  await page
    .locator('.prose')
    .evaluate((prose) => document.getSelection()?.selectAllChildren(prose));
  await page.keyboard.press('ControlOrMeta+c');
  await openNewPost(page);
  await field(page, 'Contenido').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(content(page)).toHaveValue(written);
});
