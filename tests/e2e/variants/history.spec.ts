import type { Page } from '@playwright/test';
import { expect, noScript, press, test } from '../../setup/browser.ts';
import { expectFocusInDialog } from '../../setup/input-methods.ts';

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', {
    name: `Actividad cultural de Grupo Dauro, imagen ${number}`,
    exact: true,
  });
const thumbnails = (page: Page) =>
  page.getByRole('link', { name: /^Actividad cultural de Grupo Dauro, imagen \d+$/ });
const largeView = (page: Page) => page.getByRole('dialog', { name: 'Galería de imágenes' });
const filterOf = (page: Page, number: number) =>
  thumbnail(page, number)
    .getByRole('img')
    .evaluate((image) => getComputedStyle(image).filter);

test.describe('the history', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dauro/historia');
  });

  test('has the sentences of requirement 1.12, and pictures in grey at first', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestra historia');
    await expect(page.getByText('Desde 2000', { exact: true })).toBeVisible();
    for (const name of [
      'Más de 1.000 obras publicadas',
      'Liderazgo reconocido',
      'Nuestra Trayectoria en Imágenes',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await thumbnail(page, 2).scrollIntoViewIfNeeded();
    expect(await filterOf(page, 2)).toBe('grayscale(1)');
    await thumbnail(page, 2).hover();
    await expect.poll(() => filterOf(page, 2)).toBe('grayscale(0)');
    await page.keyboard.press('Tab');
    await thumbnail(page, 5).focus();
    await page.keyboard.press('Tab');
    await expect(thumbnail(page, 6)).toBeFocused();
    await expect.poll(() => filterOf(page, 6)).toBe('grayscale(0)');
    expect(await filterOf(page, 4)).toBe('grayscale(1)');
  });

  test('opens a large view with the mouse, goes around, and closes it', async ({ page }) => {
    const dialog = largeView(page);
    // The second click finds a picture where the button was.
    await page.getByRole('button', { name: 'Ver más fotos' }).dblclick();
    await expect(thumbnails(page)).toHaveCount(13);
    await expect(dialog).toBeHidden();
    await thumbnail(page, 1).click();
    const image = dialog.getByRole('img', { name: 'Imagen ampliada' });
    await expect(image).toBeVisible();
    await expect(dialog.getByText('Imagen 1 de 13')).toBeVisible();
    const first = await image.getAttribute('src');
    await press(dialog, 'Imagen siguiente', 'Imagen 2 de 13');
    expect(await image.getAttribute('src')).not.toBe(first);
    for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Imagen anterior' }).click();
    await expect(dialog.getByText('Imagen 13 de 13')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(thumbnail(page, 1)).toBeFocused();
    await expect(page).toHaveURL('/dauro/historia');
    await thumbnail(page, 3).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(dialog, 'closed by a click beside the picture').toBeHidden();

    // At a zoom of 400 % its buttons are in sight.
    await page.setViewportSize({ width: 320, height: 256 });
    await thumbnail(page, 1).click();
    await press(dialog, 'Imagen siguiente', 'Imagen 2 de 13');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
  });

  test('is navigated with the keyboard, and returns the focus', async ({ page }) => {
    await thumbnail(page, 9).press('Enter');
    const dialog = largeView(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Imagen 10 de 13')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('Imagen 8 de 13')).toBeVisible();
    await expectFocusInDialog(page, 6);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(thumbnail(page, 9)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Imagen 9 de 13')).toBeVisible();
  });

  for (const [width, columns] of [
    [360, 2],
    [1280, 3],
  ] as const) {
    test(`fills every row of ${columns} at ${width} px: 9 and 13 pictures`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      /** The top of every picture, and the right ends of the rows, which must be at the edge of the list. */
      const places = () =>
        thumbnails(page).evaluateAll((links) => {
          const edge = links[0]?.closest('ul')?.getBoundingClientRect().right ?? 0;
          const boxes = links.map((link) => link.getBoundingClientRect());
          const rows = new Map(boxes.map(({ top, right }) => [Math.round(top), edge - right]));
          return {
            tops: boxes.map(({ top }) => Math.round(top)),
            gaps: [...new Set([...rows.values()].map(Math.round))],
          };
        });
      await expect(thumbnails(page)).toHaveCount(9);
      const { tops, gaps } = await places();
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(gaps).toEqual([0]);
      const more = page.getByRole('button', { name: 'Ver más fotos' });
      await more.click();
      await expect(thumbnails(page)).toHaveCount(13);
      await expect(more).toHaveCount(0);
      await expect(thumbnail(page, 10)).toBeFocused();
      expect((await places()).gaps).toEqual([0]);
    });
  }
});

noScript('the history shows all pictures as links without JavaScript', async ({ page }) => {
  await page.goto('/dauro/historia');
  await expect(thumbnails(page)).toHaveCount(13);
  await expect(page.getByRole('button', { name: 'Ver más fotos' })).toBeHidden();
  await thumbnail(page, 13).click();
  await expect(page).toHaveURL(/\.(webp|avif|jpe?g|png)$/);
});
