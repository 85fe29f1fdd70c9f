import { join } from 'node:path';
import { startChild, waitUntilItAnswers } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { standaloneServer } from './standalone.ts';
import { supervise } from './supervise.ts';

export type SiteMode = 'production' | 'development';

/** Otherwise glibc keeps memory that uploads have freed; so buffers of a megabyte and more go back to the system. */
const mallocEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

export function nextModule(root: string): string {
  return join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
}

export function nextEnvironment(
  settings: Settings,
  environment: Readonly<Record<string, string>>,
  mode: SiteMode,
): NodeJS.ProcessEnv {
  return {
    ...mallocEnvironment,
    ...process.env,
    ...environment,
    NEXT_DIST_DIR: settings.distDir,
    NEXT_TELEMETRY_DISABLED: '1',
    // The output goes to a file; Next takes any value of FORCE_COLOR for a yes.
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    NODE_ENV: mode,
  };
}

export async function startSite(
  lifecycle: Lifecycle,
  settings: Settings,
  environment: Readonly<Record<string, string>>,
  mode: SiteMode,
): Promise<void> {
  const start = async () => {
    const child = startChild(lifecycle, {
      ...program(settings, mode),
      env: {
        ...nextEnvironment(settings, environment, mode),
        PORT: String(settings.port),
        HOSTNAME: '127.0.0.1',
      },
      log: join(settings.dataDir, 'logs', 'site.log'),
      echo: 'errors',
      grace: 5000,
    });
    await waitUntilItAnswers(child, {
      url: `http://127.0.0.1:${settings.port}/`,
      // In development the first answer is compiled when it is asked for.
      within: mode === 'development' ? 300_000 : 60_000,
      name: 'El sitio',
      log: 'site.log en los registros',
    });
    return child;
  };
  await supervise(lifecycle, { name: 'El sitio', start });
}

function program({ root, distDir, port }: Settings, mode: SiteMode) {
  if (mode === 'production') return { module: standaloneServer(root, distDir) };
  const args = ['dev', '--hostname', '127.0.0.1', '--port', String(port)];
  return { module: nextModule(root), args };
}
