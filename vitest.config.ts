import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = {
  '@': root.replace(/\/$/, ''),
  // `server-only` throws outside a React server build; these tests run as the server.
  'server-only': fileURLToPath(new URL('tests/setup/server-only.ts', import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: 2,
    // What a test has spied on or stubbed is as before for the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,deploy,lib,local,messages,supabase}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/unit.ts'],
          // Its modules import JSON without saying so, which Node refuses.
          server: { deps: { inline: [/@actions\//] } },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
          setupFiles: ['tests/database/environment.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      // Commands and services that the tests start, kill and start again.
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          setupFiles: ['tests/setup/unit.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
