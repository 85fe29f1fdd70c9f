import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { composeEnvironment, formatEnvironment, writeEnvironment } from './env-file.ts';
import { readSettings } from './settings.ts';

const secrets = { cron: 'cron', doctor: 'doctor' };
const storefront = { url: 'http://127.0.0.1:54330', token: 'tok', webhookSecret: 'hook' };

it('keeps configured values', () => {
  const keys = { SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b' };
  const variables = { SUPABASE_URL: 'https://x.supabase.co', ...keys, TRUST_PROXY: 'false' };
  const settings = readSettings('/srv', variables, []);
  const services = { supabase: undefined, storefront, secrets };
  expect(composeEnvironment(settings, services)).toMatchObject(variables);
});

it.each(['with spaces', `it's`, 'say "hi"', 'a # b', 'dollar $HOME', '', 'a=b', 'back\\nslash'])(
  'the value «%s» is parsed as it was written',
  (value) => expect(parseEnv(formatEnvironment({ NAME: value }))).toEqual({ NAME: value }),
);

it('writes one file that only its owner can read', () => {
  const folder = temporaryFolder('env');
  writeEnvironment(folder, { A: '1' });
  writeEnvironment(folder, { A: '2' });
  expect(readdirSync(folder)).toEqual(['env']);
  expect(readFileSync(join(folder, 'env'), 'utf8')).toBe('A=2\n');
  expect(statSync(join(folder, 'env')).mode & 0o777).toBe(0o600);
});
