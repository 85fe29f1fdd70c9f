import { expect, test } from '../setup/browser.ts';

/** The size of an A4 sheet without its margins (app/styles/print.css). */
const sheet = { width: 643, height: 970 };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
});

for (const route of [
  '/terminos',
  '/privacidad',
  '/blog/una-voz-para-dos-tierras-presentaciones',
  '/producto/latido-granada',
]) {
  test(`${route} stays between the margins on paper`, async ({ page }) => {
    await page.goto(route);
    const [edge, ends] = await page.locator('main').evaluate((main) => {
      const title = main.querySelector('h1') ?? main;
      const margin = title.getBoundingClientRect().left;
      const parts = [...main.querySelectorAll('.prose :is(p, li, dd)')];
      return [innerWidth - margin, parts.map((part) => part.getBoundingClientRect().right)];
    });
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(edge));
  });
}

test('the withdrawal form can be filled in on paper', async ({ page }) => {
  await page.goto('/terminos');
  const form = page.locator('[data-print=sheet]');
  await expect(form).toHaveCSS('box-shadow', 'none');
  await expect(form).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const date = form.getByText('Fecha:', { exact: true });
  expect(await date.evaluate((line) => getComputedStyle(line, '::after').borderBottomStyle)).toBe(
    'solid',
  );
});
