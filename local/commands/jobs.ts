import { existsSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from './failure.ts';
import { startJobs } from './jobs-run.ts';
import { runCommand } from './life.ts';
import { readVariables } from './settings.ts';
import { settingOf, type Variables } from './variables.ts';

/**
 * `npm run jobs`: once, against the configured services or those of a running `npm run up`. What follows `--` is told to
 * lib/jobs/run.ts: `export` and `erase`, for one person's data.
 */
await runCommand(async (life) => {
  const root = process.cwd();
  const environment = withEmbedded(root, readVariables(root, process.env));
  const args = process.argv.slice(2);
  const child = startJobs(life, root, environment, { log: devNull, echo: 'everything', args });
  if (!child) return 0;
  const { code, how } = await child.exited;
  if (life.isEnding || code === 0) return 0;
  throw new Failure(`Las tareas periódicas han fallado (${how}).`);
});

/** What is configured, and for the rest what `up` has written down. */
function withEmbedded(root: string, variables: Variables): Variables {
  const isConfigured = (name: string) => settingOf(variables, name) !== undefined;
  if (isConfigured('SUPABASE_URL') && isConfigured('SHOPIFY_STORE_DOMAIN')) return variables;
  const dataDir = resolve(root, settingOf(variables, 'DATA_DIR') ?? '.local');
  const file = join(dataDir, 'env');
  if (!existsSync(file)) {
    throw new Failure('El sitio no está en marcha: ejecuta antes «npm run up», o configura .env.');
  }
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  return { ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(set) };
}
