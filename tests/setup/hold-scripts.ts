import type { Page } from '@playwright/test';

/**
 * Keeps the scripts of the next pages away until `release`, as a slow line does on a first visit: what one sees and
 * presses until then is the server's HTML. `open` goes somewhere without waiting for them.
 */
export async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    open: (path: string) => page.evaluate((target) => location.assign(target), path),
    /** Lets the scripts through and waits until React answers. */
    release: async () => {
      held.resolve();
      await page.waitForLoadState();
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => /^__reactContainer/.test(key)),
      );
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
