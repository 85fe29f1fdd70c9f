import { expect, test } from '../../setup/browser.ts';
import { button, choice, field, saveAgain, storedPost } from '../../setup/posts.ts';

test('a failing shop changes nothing, a chosen book does', async ({ page, problems, editPost }) => {
  const post = await editPost({
    book_link: '/producto/latido-granada',
    book_image: '/images/blog/presentacion-latido-granada.webp',
  });
  problems.expectConsole(/ERR_FAILED/);
  await page.route('**/admin/buscar?*', (route) => route.abort());
  await button(page, 'Buscar en la tienda').click();
  const words = page.getByPlaceholder('Título, autor o ISBN');
  await words.fill('nadaqueseencuentre');
  await expect(page.getByText('La tienda no responde.')).toBeVisible();
  await page.unroute('**/admin/buscar?*');
  await button(page, 'Reintentar').click();
  await expect(words).toBeFocused();
  await expect(page.getByText('Ningún libro coincide con «nadaqueseencuentre»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Enlace a la tienda')).toHaveValue('/producto/latido-granada');

  await button(page, 'Buscar en la tienda').click();
  await words.fill('alarife');
  await page.getByRole('option', { name: /^La alarife/ }).click();
  await expect(button(page, 'Buscar en la tienda')).toBeFocused();
  await expect(page.getByText('Portada y enlace de «La alarife» puestos.')).toBeVisible();
  await expect(field(page, 'Enlace a la tienda')).toHaveValue('/producto/la-alarife');
  const cover = field(page, 'Portada del libro o la colección');
  await expect(cover).toHaveValue(/^\/images\/subidas\/[\w-]+\.webp$/);
  const src = await cover.inputValue();
  expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp');
  await saveAgain(page);
  const stored = await storedPost(post.id);
  expect(stored).toMatchObject({ book_link: '/producto/la-alarife', book_image: src });
});

test('labels are suggested, chosen and separated', async ({ page, storePost, editPost }) => {
  const word = `etiq${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  await storePost({ tags: [`Una ${word}`, `Otra ${word}`] });
  const post = await editPost();
  const tags = choice(page, 'Etiquetas');
  const list = page.getByRole('listbox', { name: 'Etiquetas ya usadas' });
  await tags.pressSequentially(`uno, ${word.toUpperCase()}`);
  await expect(list.getByRole('option')).toHaveText([`Otra ${word}`, `Una ${word}`]);
  await expect(tags).toHaveAttribute('aria-expanded', 'true');
  const selected = list.getByRole('option', { selected: true });
  for (const [key, label] of [
    ['ArrowUp', 'Una'],
    ['ArrowDown', 'Otra'],
    ['ArrowDown', 'Una'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(`${label} ${word}`);
  }
  await page.keyboard.press('Enter');
  await expect(tags).toHaveValue(`uno, Una ${word}`);
  await expect(tags).toBeFocused();
  await tags.pressSequentially(`, otra`);
  await list.getByRole('option', { name: `Otra ${word}` }).click();
  await expect(tags).toHaveValue(`uno, Una ${word}, Otra ${word}`);
  await tags.pressSequentially(`, ${word}x`);
  await tags.press('Backspace');
  await expect(list).toBeHidden();

  // Those of other posts are added behind, and pasted commas separate labels.
  const label = `Una ${word}`;
  await tags.fill('uno, ,dos');
  await button(page, 'Etiquetas ya usadas').press('Enter');
  await expect(tags).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(selected).toBeInViewport();
  await list.getByRole('option', { name: label }).click();
  await expect(tags).toHaveValue(`uno, dos, ${label}`);
  await button(page, 'Etiquetas ya usadas').click();
  await expect(list.getByRole('option', { name: label })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await saveAgain(page);
  expect((await storedPost(post.id)).tags).toEqual(['uno', 'dos', label]);
});
