import type { Locator } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import { signIn } from '../../setup/sign-in.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const background = (one: Locator) =>
  one.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colours show the chosen edition and the edge of a button', async ({ page }) => {
  await page.goto('/producto/la-pajarita-que-no-cabia-en-el-azulejo');
  const edition = (name: string) => page.locator('label').filter({ hasText: name });
  const before = [await background(edition('Cartoné')), await background(edition('Rústica'))];
  expect(before[0]).not.toBe(before[1]);
  await page.getByRole('radio', { name: 'Rústica' }).check();
  await expect(edition('Rústica')).toHaveCSS('background-color', String(before[0]));
  await expect(edition('Cartoné')).toHaveCSS('background-color', String(before[1]));
  const add = page.getByRole('button', { name: 'Agregar al Carrito', exact: true });
  await expect(add).toHaveCSS('border-top-style', 'solid');
  await expect(add).not.toHaveCSS('border-top-width', '0px');
});

test('forced colours show page, tab, mode and tool that are chosen', async ({ page }) => {
  await page.goto('/tienda');
  const tab = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
  expect(await background(tab(/^Libros/))).not.toBe(await background(tab(/^Arte/)));
  const canvas = await background(page.locator('body'));
  await expect(tab(/^Arte/)).toHaveCSS('border-bottom-color', canvas);
  await signIn(page, 'equipo', '/admin/imagenes');
  await expect(page.getByText('Elegir imágenes')).not.toHaveCSS('border-top-width', '0px');
  await page.goto('/admin/blog-posts/new');
  const menu = page.getByRole('complementary');
  expect(await background(menu.getByRole('link', { name: 'Posts del Blog' }))).not.toBe(
    await background(menu.getByRole('link', { name: 'Calendario' })),
  );
  const mode = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(mode('Markdown')).toBeVisible();
  expect(await background(page.locator('[aria-pressed=true]').first())).not.toBe(
    await background(mode('Markdown')),
  );
  await page.getByRole('textbox', { name: 'Contenido' }).click();
  await page.keyboard.type('Una palabra');
  await page.keyboard.press('ControlOrMeta+a');
  const tool = (name: string) => page.getByTitle(name);
  await tool('Negrita (Ctrl+B)').click();
  await expect(tool('Negrita (Ctrl+B)')).toHaveAttribute('data-pressed', 'true');
  expect(await background(tool('Negrita (Ctrl+B)'))).not.toBe(
    await background(tool('Cursiva (Ctrl+I)')),
  );
});

test('forced colours reach edges and signs that have a colour of their own', async ({ page }) => {
  const edge = (one: Locator) =>
    one.evaluate((element) => getComputedStyle(element).borderTopColor);
  await page.goto('/dauro/cine');
  const trailer = page.getByRole('button', { name: 'Ver trailer' }).first();
  await expect(trailer).toHaveCSS('color', await edge(trailer));
  const logo = page.getByRole('banner').getByRole('link', { name: 'Ediciones Dauro' });
  const { color } = await logo.evaluate((link) => ({ color: getComputedStyle(link).color }));
  await expect(logo.locator('svg')).toHaveCSS('color', color);
  await page.goto('/dauro/editorial');
  await expect(page.getByText(/^Cuatro mil teselas/)).toBeHidden();
  await page.goto('/');
  const arm = page.getByRole('article').filter({ hasText: 'Editorial' }).first();
  await expect(arm).toHaveCSS('min-height', '0px');
});
