import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePorts } from '../shared/ports.ts';
import { buildWhenNeeded } from './build.ts';
import type { Lifecycle } from './lifecycle.ts';
import { readSettings, type Settings } from './settings.ts';
import { startSite } from './site.ts';
import { startStack } from './stack.ts';

export type TestSite = {
  build(): Promise<void>;
  /** Starts the built site and returns the variables that the browser tests need. */
  serve(): Promise<Record<string, string>>;
};

export type TestPlace = {
  root: string;
  folder: string;
  distDir: '.next-test' | '.next-bench';
  databaseUrl: string | undefined;
};

/** Settings of a site for tests and measurements that can run beside `up`: other ports, other data, another build. */
export function prepareTestSite(lifecycle: Lifecycle, place: TestPlace): TestSite {
  let started: Promise<{ settings: Settings; environment: Record<string, string>; dataId: string }>;
  const start = async () => {
    const settings = await testSettings(place);
    return { settings, ...(await startStack(lifecycle, settings)) };
  };
  return {
    async build() {
      started = start();
      const { settings, environment, dataId } = await started;
      await buildWhenNeeded(lifecycle, settings, environment, dataId, () => {});
    },
    async serve() {
      const { settings, environment } = await started;
      await startSite(lifecycle, settings, environment, 'production');
      return environment;
    },
  };
}

async function testSettings({ root, folder, distDir, databaseUrl }: TestPlace): Promise<Settings> {
  const [PORT, SUPABASE_PORT, STOREFRONT_PORT] = (await findFreePorts(3)).map(String);
  const places = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl };
  const settings = readSettings(root, { PORT, SUPABASE_PORT, STOREFRONT_PORT, ...places }, []);
  // Unset by default, and asked by the tests.
  const variables = { PERSONAL_DATA_SECRET: randomBytes(32).toString('hex') };
  return { ...settings, distDir, variables };
}
