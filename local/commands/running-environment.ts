import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure, reasonOf } from '../shared/failure.ts';
import { readVariables } from './settings.ts';
import { settingOf, type Variables } from './variables.ts';

export const notRunning =
  'El sitio no está en marcha: ejecuta antes «npm run up», o configura .env.';

/** Whether these variables configure the site and both services, so that nothing is embedded. */
export const isConfigured = (variables: Variables): boolean =>
  ['SITE_URL', 'SUPABASE_URL', 'SHOPIFY_STORE_DOMAIN'].every((name) => settingOf(variables, name));

/** The variables that `up` wrote to `$DATA_DIR/env`; undefined when it has never run. */
export function runningEnvironment(root: string, variables: Variables): Variables | undefined {
  const file = join(resolve(root, settingOf(variables, 'DATA_DIR') ?? '.local'), 'env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
}

/** The configuration, completed with the services that a running `up` embeds; configured values take precedence. */
export function readEnvironment<Parsed>(
  root: string,
  parse: (variables: Variables) => Parsed,
): Parsed {
  const variables = readVariables(root, process.env);
  const running = isConfigured(variables) ? undefined : runningEnvironment(root, variables);
  if (!running && !settingOf(variables, 'SITE_URL') && !settingOf(variables, 'SUPABASE_URL'))
    throw new Failure(notRunning);
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  try {
    return parse(running ? { ...running, ...Object.fromEntries(set) } : variables);
  } catch (error) {
    throw new Failure(reasonOf(error));
  }
}
