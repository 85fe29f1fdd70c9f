import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { settingOf, type Variables } from './variables.ts';

/** Whether these variables configure the site and both services, so that nothing is embedded. */
export const isConfigured = (variables: Variables): boolean =>
  ['SITE_URL', 'SUPABASE_URL', 'SHOPIFY_STORE_DOMAIN'].every((name) => settingOf(variables, name));

/** The variables that `up` wrote to `$DATA_DIR/env`; undefined when it has never run. */
export function runningEnvironment(root: string, variables: Variables): Variables | undefined {
  const file = join(resolve(root, settingOf(variables, 'DATA_DIR') ?? '.local'), 'env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
}
