import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readVariables } from './settings.ts';
import { settingOf, type Variables } from './variables.ts';

/**
 * The variables that the doctor checks: those of the environment and `.env`, and, where not all services are configured,
 * those that a running `up` wrote to `$DATA_DIR/env`. What is set by hand wins.
 */
export function findEnvironment(root: string, environment: Variables): Variables {
  const variables = readVariables(root, environment);
  const isConfigured = ['SITE_URL', 'SUPABASE_URL', 'SHOPIFY_STORE_DOMAIN'].every((name) =>
    settingOf(variables, name),
  );
  const file = join(resolve(root, settingOf(variables, 'DATA_DIR') ?? '.local'), 'env');
  if (isConfigured || !existsSync(file)) return variables;
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  return { ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(set) };
}
