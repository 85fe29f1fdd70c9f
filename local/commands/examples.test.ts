import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wantsExamples } from './examples.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dauro-examples-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asks = (variables: Record<string, string> = {}, ...args: string[]) =>
  wantsExamples(readSettings('/srv/dauro', { DATA_DIR: folder, ...variables }, args));

it('wants examples for new data, and for those of a start that was killed meanwhile', () => {
  expect(asks()).toBe(true);
  mkdirSync(join(folder, 'supabase', 'database'), { recursive: true });
  expect(asks()).toBe(false);
  expect(asks({}, '--fresh')).toBe(true);
  writeFileSync(join(folder, 'examples.unfinished'), '');
  expect(asks()).toBe(true);
  expect(asks({}, '--empty')).toBe(false);
  expect(asks()).toBe(false);
});

it.each([
  [
    'Supabase',
    {
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'p',
      SUPABASE_SECRET_KEY: 's',
    },
  ],
  ['database', { DATABASE_URL: 'postgres://x' }],
  ['second factor', { SECOND_FACTOR: 'staff' }],
])('wants none with a configured %s', (_name, variables) => {
  expect(asks(variables)).toBe(false);
});
