import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

type SiteEnvironment = Readonly<Record<string, string | undefined>> & { SITE_URL: string };

/** The addresses of the site under test and its services: set by `npm test`, or those of a running `npm run up`. */
export function siteEnvironment(): SiteEnvironment {
  const told = process.env['SITE_URL'];
  if (told) return { ...process.env, SITE_URL: told };
  const file = join(process.env['DATA_DIR'] ?? '.local', 'env');
  const running = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...running, SITE_URL: running['SITE_URL'] ?? 'http://localhost:3000' };
}
