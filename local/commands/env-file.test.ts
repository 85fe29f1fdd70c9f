import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { composeEnvironment, formatEnvironment, writeEnvironment } from './env-file.ts';
import { readSettings } from './settings.ts';

const supabase = { url: 'http://127.0.0.1:54321', publishableKey: 'pub', secretKey: 'sec' };
const secrets = { cron: 'cron', doctor: 'doctor' };
const storefront = { url: 'http://127.0.0.1:54330', token: 'tok', webhookSecret: 'hook' };

describe('composeEnvironment', () => {
  it('contains every service in use', () => {
    const settings = readSettings('/srv', { MAIL_FROM: 'Dauro <a@b.test>' }, []);
    expect(composeEnvironment(settings, { supabase, storefront, secrets })).toEqual({
      SITE_URL: 'http://localhost:3000',
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: 'pub',
      SUPABASE_SECRET_KEY: 'sec',
      SHOPIFY_STORE_DOMAIN: storefront.url,
      SHOPIFY_STOREFRONT_TOKEN: 'tok',
      SHOPIFY_PRIVATE_TOKEN: 'tok',
      SHOPIFY_API_VERSION: '2025-07',
      SHOPIFY_WEBHOOK_SECRET: 'hook',
      CRON_SECRET: 'cron',
      DOCTOR_SECRET: 'doctor',
      MAIL_FROM: 'Dauro <a@b.test>',
      OUTBOX_DIR: '/srv/.local/outbox',
      TRUST_PROXY: 'true',
      PORT: '3000',
      SUPABASE_PORT: '54321',
      STOREFRONT_PORT: '54330',
      DATA_DIR: '/srv/.local',
      NEXT_DIST_DIR: '.next',
    });
  });

  it('keeps configured values', () => {
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b' };
    const variables = { SUPABASE_URL: 'https://x.supabase.co', ...keys, TRUST_PROXY: 'false' };
    const settings = readSettings('/srv', variables, []);
    const services = { supabase: undefined, storefront, secrets };
    expect(composeEnvironment(settings, services)).toMatchObject(variables);
  });
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
