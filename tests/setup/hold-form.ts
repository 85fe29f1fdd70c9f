import type { Page } from '@playwright/test';

/** Delays a page's requests to `path` until `release`, so that a test can inspect a form while it is sent. */
export async function holdForm(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route, request) => {
    if (request.method() === 'POST') await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}

/** Breaks the connection of the forms that a page sends to `path`. */
export const breakForm = (page: Page, path: string) =>
  page.route(path, (route, request) =>
    request.method() === 'POST' ? route.abort() : route.continue(),
  );
