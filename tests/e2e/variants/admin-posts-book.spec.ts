import { expect, test } from '../../setup/browser.ts';
import {
  button,
  choice,
  field,
  openEditor,
  removePosts,
  storedPost,
  storePost,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test.describe('the book and the labels of a post', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/blog-posts');
    await signIn(page, 'equipo');
  });

  for (const way of ['mouse', 'keyboard'] as const) {
    test(`choosing a book of the shop fills in its cover and link, by ${way}`, async ({ page }) => {
      const post = await storePost({ book_image: '/images/blog/presentacion-latido-granada.webp' });
      await openEditor(page, post.id);
      const opener = button(page, 'Buscar en la tienda');
      if (way === 'mouse') await opener.click();
      else await opener.press('Enter');
      await expect(page.getByPlaceholder('Título, autor o ISBN')).toBeFocused();
      await page.keyboard.type('nadaqueseencuentre');
      await expect(page.getByText('Ningún libro coincide con «nadaqueseencuentre»')).toBeVisible();
      await page.getByPlaceholder('Título, autor o ISBN').fill('alarife');
      const option = page.getByRole('option', { name: /^La alarife/ });
      await expect(option).toBeVisible();
      if (way === 'mouse') await option.click();
      else await page.keyboard.press('Enter');
      await expect(page.getByText('Portada y enlace de «La alarife» puestos.')).toBeVisible();
      await expect(field(page, 'Enlace a la tienda')).toHaveValue('/producto/la-alarife');
      const cover = field(page, 'Portada del libro o la colección');
      await expect(cover).toHaveValue(/^\/images\/subidas\/[\w-]+\.webp$/);
      const src = await cover.inputValue();
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp');
      await button(page, 'Guardar').click();
      await expect(page.getByText('Post actualizado')).toBeVisible();
      const stored = await storedPost(post.id);
      expect(stored).toMatchObject({ book_link: '/producto/la-alarife', book_image: src });
      await removePosts(post.id);
    });
  }

  test('a failing shop shows an error, and the fields keep their values', async ({
    page,
    problems,
  }) => {
    const post = await storePost({ book_link: '/producto/latido-granada' });
    await openEditor(page, post.id);
    problems.expectConsole(/ERR_FAILED/);
    await page.route('**/admin/libros?*', (route) => route.abort());
    await button(page, 'Buscar en la tienda').click();
    await page.getByPlaceholder('Título, autor o ISBN').fill('alarife');
    await expect(page.getByText('La tienda no responde.')).toBeVisible();
    await page.unroute('**/admin/libros?*');
    await button(page, 'Reintentar').click();
    await expect(page.getByRole('option', { name: /^La alarife/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page, 'Enlace a la tienda')).toHaveValue('/producto/latido-granada');
    await removePosts(post.id);
  });

  test('labels are suggested while typing, by keyboard and by mouse', async ({ page }) => {
    const word = `etiq${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
    const other = await storePost({ tags: [`Una ${word}`, `Otra ${word}`] });
    const post = await storePost();
    await openEditor(page, post.id);
    const tags = choice(page, 'Etiquetas');
    const list = page.getByRole('listbox', { name: 'Etiquetas que coinciden' });
    await tags.pressSequentially(`uno, ${word.toUpperCase()}`);
    await expect(list.getByRole('option')).toHaveText([`Otra ${word}`, `Una ${word}`]);
    await expect(tags).toHaveAttribute('aria-expanded', 'true');
    const selected = list.getByRole('option', { selected: true });
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveText(`Una ${word}`);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveText(`Otra ${word}`);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveText(`Una ${word}`);
    await page.keyboard.press('Enter');
    await expect(tags).toHaveValue(`uno, Una ${word}`);
    await expect(tags).toBeFocused();
    await tags.pressSequentially(`, otra`);
    await list.getByRole('option', { name: `Otra ${word}` }).click();
    await expect(tags).toHaveValue(`uno, Una ${word}, Otra ${word}`);
    await tags.pressSequentially(`, ${word}x`);
    await tags.press('Backspace');
    await expect(list).toBeHidden();
    await removePosts(post.id, other.id);
  });

  test('labels of other posts are added and removed, and pasted commas separate labels', async ({
    page,
  }) => {
    const label = `etiqueta ${crypto.randomUUID().slice(0, 8)}`;
    const other = await storePost({ tags: [label] });
    const post = await storePost();
    await openEditor(page, post.id);
    await choice(page, 'Etiquetas').fill('uno, ,dos');
    await button(page, 'Etiquetas ya usadas').click();
    await expect(page.getByPlaceholder('Filtrar etiquetas')).toBeFocused();
    await page.keyboard.type(label);
    const option = page.getByRole('option', { name: label });
    await page.keyboard.press('Enter');
    await expect(option).toContainText('Puesta');
    await expect(choice(page, 'Etiquetas')).toHaveValue(`uno, dos, ${label}`);
    await option.click();
    await expect(choice(page, 'Etiquetas')).toHaveValue('uno, dos');
    await option.click();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await button(page, 'Guardar').click();
    await expect(page.getByText('Post actualizado')).toBeVisible();
    expect((await storedPost(post.id)).tags).toEqual(['uno', 'dos', label]);
    await removePosts(post.id, other.id);
  });
});

test('the search of books returns nothing to strangers and readers', async ({ page }) => {
  const ask = () => page.request.get('/admin/libros?q=granada', { maxRedirects: 0 });
  for (const signedIn of [false, true]) {
    if (signedIn) await signIn(page, 'lector');
    const refused = await ask();
    expect(refused.status()).toBeGreaterThanOrEqual(300);
    expect(refused.status()).toBeLessThan(400);
  }
});
