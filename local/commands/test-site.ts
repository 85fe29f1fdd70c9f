import { join } from 'node:path';
import { findFreePorts } from '../shared/ports.ts';
import { buildWhenNeeded } from './build.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { startSite } from './site.ts';
import { startStack } from './stack.ts';

export type TestSite = {
  build(): Promise<void>;
  /** Starts the built site and answers the variables that the browser tests need. */
  serve(): Promise<Record<string, string>>;
};

export type TestPlace = {
  root: string;
  /** Temporary: the data goes there. */
  folder: string;
  distDir: '.next-test' | '.next-bench';
  databaseUrl: string | undefined;
};

/** A site for tests and measurements, beside a running `up` and out of its way: other ports, other data, another build. */
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

async function testSettings(place: TestPlace): Promise<Settings> {
  const { root, folder, distDir, databaseUrl } = place;
  const [port = 0, supabasePort = 0, storefrontPort = 0] = await findFreePorts(3);
  return {
    root,
    port,
    supabasePort,
    storefrontPort,
    dataDir: join(folder, 'data'),
    distDir,
    siteUrl: `http://localhost:${port}`,
    databaseUrl,
    fresh: false,
    nginx: false,
    embeds: { supabase: true, storefront: true },
    variables: {},
  };
}
