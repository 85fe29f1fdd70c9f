import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/browser.ts';
import { adminRoutes, publicRoutes } from '../setup/routes.ts';
import { signIn } from '../setup/sign-in.ts';

for (const width of [360, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [...publicRoutes, '/auth', '/auth?vista=registro', '/no-existe']) {
      test(path, async ({ page, problems }) => {
        if (path === '/no-existe') problems.expectFailure(path, 404);
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('back-office', async ({ page }) => {
      await signIn(page, 'equipo');
      for (const path of adminRoutes) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
