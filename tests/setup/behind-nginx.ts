import { test as base, expect } from '@playwright/test';
import { ask } from './ask.ts';
import { Nginx } from './nginx.ts';
import { publicPage, Upstream } from './upstream.ts';

export { expect };

/** Long enough to be compressed. */
export const page = `<!DOCTYPE html><title>Página</title>${'<p>Granada</p>'.repeat(200)}`;

type Question = Parameters<typeof ask>[2];
type Fixtures = {
  upstream: Upstream;
  nginx: Nginx;
  /** Sends one request through the proxy. */
  ask: (path: string, question?: Question) => ReturnType<typeof ask>;
};

/** Every test has its own application behind its own proxy, so that counters and caches are not shared. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
  upstream: async ({}, use) => {
    const upstream = await Upstream.start(publicPage(page));
    await use(upstream);
    await upstream.stop();
  },
  nginx: async ({ upstream }, use) => {
    const nginx = await Nginx.inFrontOf(upstream.port);
    await use(nginx);
    await nginx.stop();
  },
  ask: async ({ nginx }, use) => use((path, question) => ask(nginx.port, path, question)),
});
