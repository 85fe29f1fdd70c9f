import type { Page } from '@playwright/test';

/** Keeps what a page sends to `path` until `release`, so that one can look at a form that is on its way. */
export async function holdForm(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route, request) => {
    if (request.method() === 'POST') await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}
