import { expect, noScript, test } from '../setup/browser.ts';
import { publicRoutes } from '../setup/routes.ts';

const unknown = ['/no-existe', '/dauro/no-existe', '/blog/no-existe', '/producto/no-existe'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const route of publicRoutes) {
    test(`${route} fits the screen, names its address and sets no cookie`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['set-cookie']).toBeUndefined();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

for (const [scenario, way] of [
  [test, 'with'],
  [noScript, 'without'],
] as const) {
  for (const route of unknown) {
    scenario(`${route} links to the home page, ${way} JavaScript`, async ({ page, problems }) => {
      problems.expectFailure(route, 404);
      for (const visit of ['first', 'second']) {
        const response = await page.goto(route);
        expect(response?.status(), `${visit} visit`).toBe(404);
        await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
        await expect(page).toHaveTitle(/Oops! Page not found/);
        await expect(page.getByRole('contentinfo')).toContainText('© 2025');
      }
      await page.getByRole('link', { name: 'Volver al inicio' }).click();
      await expect(page).toHaveURL('/');
    });
  }
}
