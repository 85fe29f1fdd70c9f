import { applicationVariables } from './variables.ts';

/** What `.env` and the environment configure must not be touched by tests and measurements: no real data, no real mail. */
export function isolate(): void {
  // Empty, not deleted: next reads .env by itself, and an empty value wins over it.
  for (const name of [...applicationVariables, 'DATABASE_URL']) process.env[name] = '';
}
