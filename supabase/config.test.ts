import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sessionLimits } from '@/local/supabase/engine';
import { temporaryFolder } from '@/tests/setup/temporary-folder';

/** `supabase db push` of the CLI that package.json pins, at a port where nothing listens. */
const pushNowhere = () =>
  new Promise<string>((resolve) => {
    const env = {
      ...process.env,
      SITE_URL: 'https://grupodauro.example',
      SUPABASE_HOME: temporaryFolder('supabase-cli'),
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
    };
    const args = ['db', 'push', '--dry-run', '--remote=postgres://postgres:x@127.0.0.1:1/postgres'];
    execFile('node_modules/.bin/supabase', args, { env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });

it('config.toml has nothing that the Supabase CLI refuses or calls deprecated', async () => {
  // The CLI reads its settings before it connects.
  const words = await pushNowhere();
  expect(words).toContain('ECONNREFUSED');
  expect(words).not.toMatch(/warn|deprecated|no longer|invalid/i);
}, 60_000);

it('the embedded service ends sessions when the hosted one does', async () => {
  const config = await readFile('supabase/config.toml', 'utf8');
  const section = /\[auth\.sessions\]\n([^[]*)/.exec(config)?.[1] ?? '';
  expect(
    Object.fromEntries(section.matchAll(/(\w+) = "(.+)"/g).map(([, ...pair]) => pair)),
  ).toEqual(sessionLimits);
});
