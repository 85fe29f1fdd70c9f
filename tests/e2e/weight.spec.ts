import { createScale } from '../../local/bench/weight.ts';
import { expect, test } from '../setup/browser.ts';
import { publicRoutes } from '../setup/routes.ts';

/** Issue 2, Speed and size: a public page ships at most 140 KiB of gzipped JavaScript. */
const budget = 140 * 1024;

test.describe('a public page ships at most 140 KiB of gzipped JavaScript', () => {
  for (const path of publicRoutes) {
    test(path, async ({ request }) => {
      const load = async (address: string) => (await request.get(address)).body();
      const html = (await load(path)).toString();
      const { files, bytes } = await createScale(load)(html);
      expect(files).toBeGreaterThan(3);
      // None of them is fetched while the page is being drawn (docs/decisions/0020-scripts-after-paint.md).
      expect(html).not.toMatch(/<script src="[^"]*" async/);
      expect(bytes, `${(bytes / 1024).toFixed(1)} KiB`).toBeLessThanOrEqual(budget);
    });
  }
});
