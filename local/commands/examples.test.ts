import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { wantsExamples } from './examples.ts';
import { readSettings } from './settings.ts';

const asksIn = (folder: string, variables: Record<string, string>, ...args: string[]) =>
  wantsExamples(readSettings('/srv/dauro', { DATA_DIR: folder, ...variables }, args));

it('wants examples for new data, and for those of a start that was killed meanwhile', () => {
  const folder = temporaryFolder('examples');
  const asks = (...args: string[]) => asksIn(folder, {}, ...args);
  expect(asks()).toBe(true);
  mkdirSync(join(folder, 'supabase', 'database'), { recursive: true });
  expect(asks()).toBe(false);
  expect(asks('--fresh')).toBe(true);
  writeFileSync(join(folder, 'examples.unfinished'), '');
  expect(asks()).toBe(true);
  expect(asks('--empty')).toBe(false);
  expect(asks()).toBe(false);
});

const keys = { SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' };

it.each([
  ['Supabase', { SUPABASE_URL: 'https://x.supabase.co', ...keys }],
  ['database', { DATABASE_URL: 'postgres://x' }],
  ['second factor', { SECOND_FACTOR: 'staff' }],
])('wants none with a configured %s', (_name, variables) => {
  expect(asksIn(temporaryFolder('examples'), variables)).toBe(false);
});
