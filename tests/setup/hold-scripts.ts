import type { Page } from '@playwright/test';
import { reactListens } from './browser.ts';

/**
 * Delays the scripts of the next pages until `release`, as a slow connection does on a first visit: until then only the
 * server's HTML works. `open` navigates without waiting for scripts.
 */
export async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    open: (path: string) => page.evaluate((target) => location.assign(target), path),
    /** Lets the scripts load and waits until React is ready. */
    release: async () => {
      held.resolve();
      await reactListens(page);
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
