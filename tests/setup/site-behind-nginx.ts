import { test as base } from './browser.ts';
import { Nginx } from './nginx.ts';
import { siteEnvironment } from './site-environment.ts';

/** The site under test behind nginx; any console error of its pages fails a test. */
export const test = base.extend<object, { inFront: Nginx }>({
  inFront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const nginx = await Nginx.inFrontOf(Number(new URL(siteEnvironment().SITE_URL).port));
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ inFront }, use) => {
    await use(inFront.url);
  },
});
