import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { readSettings, readVariables } from './settings.ts';

const root = '/srv/dauro';
const read = (variables: Record<string, string>, ...args: string[]) =>
  readSettings(root, variables, args);

it('reads .env, if there is one, as dotenv does, and prefers the environment', () => {
  const folder = temporaryFolder('settings');
  writeFileSync(join(folder, '.env'), `PORT=4000\nMAIL_FROM="Dauro <a@b.test>"\n# nothing\n`);
  expect(readVariables(folder, {})).toEqual({ PORT: '4000', MAIL_FROM: 'Dauro <a@b.test>' });
  expect(readVariables(folder, { PORT: '5000' })['PORT']).toBe('5000');
  expect(readVariables('/nowhere', { PORT: '1' })).toEqual({ PORT: '1' });
});

it('says in one sentence that .env cannot be read', () => {
  const folder = temporaryFolder('settings');
  mkdirSync(join(folder, '.env'));
  expect(() => readVariables(folder, {})).toThrow(
    `No se puede leer ${join(folder, '.env')} (EISDIR`,
  );
});

describe('readSettings', () => {
  it.each([{}, { PORT: '', SUPABASE_URL: ' ' }])(
    'has the defaults of the contract for %j',
    (set) => {
      expect(read(set)).toMatchObject({
        port: 3000,
        supabasePort: 54321,
        storefrontPort: 54330,
        dataDir: '/srv/dauro/.local',
        distDir: '.next',
        siteUrl: 'http://localhost:3000',
        fresh: false,
        nginx: false,
        embeds: { supabase: true, storefront: true },
      });
    },
  );

  it('follows the port in the address unless one is set', () => {
    expect(read({ PORT: '3100' }).siteUrl).toBe('http://localhost:3100');
    const SITE_URL = 'https://dauro.test';
    expect(read({ PORT: '3100', SITE_URL }).siteUrl).toBe(SITE_URL);
  });

  it('keeps one build per data directory', () => {
    const other = read({ DATA_DIR: '/tmp/other' }).distDir;
    expect(other).toMatch(/^\.next-[0-9a-f]{8}$/);
    expect(read({ DATA_DIR: '/tmp/third' }).distDir).not.toBe(other);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '0x50'])('refuses the port %s', (PORT) => {
    expect(() => read({ PORT })).toThrow(`PORT vale «${PORT}»`);
  });

  it('refuses one port for two services, both embedded', () => {
    expect(() => read({ PORT: '54330' })).toThrow('PORT y STOREFRONT_PORT valen lo mismo');
    const storefront = { SHOPIFY_STORE_DOMAIN: 'x.test', SHOPIFY_STOREFRONT_TOKEN: 't' };
    expect(read({ PORT: '54330', ...storefront }).embeds.storefront).toBe(false);
  });

  it('refuses a partly configured service and lists the missing variables', () => {
    const half = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SECRET_KEY: 's' };
    expect(() => read(half)).toThrow(/SUPABASE_URL .* falta SUPABASE_PUBLISHABLE_KEY en/);
    const shop = { SHOPIFY_STORE_DOMAIN: 'x.test' };
    expect(() => read(shop)).toThrow('falta SHOPIFY_STOREFRONT_TOKEN');
  });

  it('refuses an unknown option, and --fresh with a configured database', () => {
    expect(() => read({}, '--frsh')).toThrow('«--frsh»');
    expect(() => read({ DATABASE_URL: 'postgres://x' }, '--fresh')).toThrow('--fresh');
    expect(read({}, '--fresh', '--nginx')).toMatchObject({ fresh: true, nginx: true });
  });
});
