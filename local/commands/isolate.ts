import { applicationVariables } from '../../lib/env-schema.ts';

/** Clears the configuration, so that tests and measurements use no real data and send no real mail. */
export function isolate(): void {
  // Empty instead of deleted: next reads .env itself, and an empty value takes precedence over it.
  for (const name of [...applicationVariables, 'DATABASE_URL']) process.env[name] = '';
}
