import { scriptBytes } from '../../local/bench/weight.ts';
import { expect, test } from '../setup/browser.ts';
import { publicRoutes } from '../setup/routes.ts';

const budget = 150 * 1024;

test.describe('a public page ships at most 150 KiB of gzipped JavaScript', () => {
  for (const path of publicRoutes) {
    test(path, async ({ request }) => {
      const load = async (address: string) => (await request.get(address)).body();
      const bytes = await scriptBytes((await load(path)).toString(), load);
      // The scripts cannot weigh less than React itself; a smaller sum means that they were not found.
      expect(bytes).toBeGreaterThan(40 * 1024);
      expect(bytes, `${(bytes / 1024).toFixed(1)} KiB`).toBeLessThanOrEqual(budget);
    });
  }
});
