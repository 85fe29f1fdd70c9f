import type { Page } from '@playwright/test';
import { expectAccessible } from '../../setup/accessible.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries } from '../../setup/entries.ts';
import { button } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir a una página' });
const input = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, text: string) =>
  palette(page).getByRole('option').filter({ hasText: text });

for (const width of [360, 1280]) {
  test.describe(`Ctrl+K at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('finds pages, posts, entries and accounts by keys', async ({ page, storePost, mark }) => {
      const [entry] = await insertEntries('editorial_submissions', mark);
      const post = await storePost({ title: `Una reseña ${mark}` });
      await signIn(page, 'admin');
      await button(page, 'Ir a…').focus();
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('pagina inexistente');
      await expect(palette(page).getByText('Nada coincide con «pagina inexistente»')).toBeVisible();
      await input(page).fill('mensajes');
      const first = option(page, 'Mensajes de contacto');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(input(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
      await input(page).fill(mark);
      await expect(option(page, post.title)).toBeVisible();
      await expect(option(page, `Rosario Peña ${mark}`)).toContainText(`La acequia ${mark}`);
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/admin/editorial/${entry}`);
      await expect(palette(page)).toBeHidden();

      // Not on top of another dialog.
      const question = page.getByRole('alertdialog');
      const opener = page.getByRole('button', { name: 'Borrar definitivamente…' });
      await opener.click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Meta+k');
      await page.keyboard.type('equipo@dauro');
      await expect(option(page, 'equipo@dauro.test')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    });
  });
}

test('Ctrl+K shows no accounts to staff, and a search that fails', async ({ page, problems }) => {
  await signIn(page, 'equipo', '/admin/contacto');
  await page.keyboard.press('Control+k');
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('q') === 'lector@dauro',
  );
  await page.keyboard.type('lector@dauro');
  expect(await (await answered).json()).toEqual([]);
  await expect(palette(page).getByText('Nada coincide con «lector@dauro»')).toBeVisible();
  await expect(palette(page)).toHaveCSS('overflow-y', 'auto');

  problems.expectConsole(/ERR_FAILED/);
  await page.route('**/admin/buscar?*', (route) => route.abort());
  await input(page).fill('granada');
  await expect(palette(page).getByText('No se pudo buscar.')).toBeVisible();
  await page.unroute('**/admin/buscar?*');
  await palette(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(input(page)).toBeFocused();
  await expect(palette(page).getByText('No se pudo buscar.')).toBeHidden();
});
