import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../setup/browser.ts';
import { adminRoutes, publicRoutes } from '../setup/routes.ts';
import { signIn } from '../setup/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [360, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [...publicRoutes, '/auth', '/auth?vista=registro', '/no-existe']) {
      test(path, async ({ page, problems }) => {
        if (path === '/no-existe') problems.expectFailure(path, 404);
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'nothing sticks out sideways').toBe(0);
      });
    }

    test('back-office', async ({ page }) => {
      await signIn(page, 'equipo');
      for (const path of adminRoutes) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        ).toEqual([]);
      }
    });
  });
}
