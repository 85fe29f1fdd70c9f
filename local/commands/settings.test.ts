import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { readSettings, readVariables } from './settings.ts';

const root = '/srv/dauro';
const read = (variables: Record<string, string>, ...args: string[]) =>
  readSettings(root, variables, args);

describe('readVariables', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder('settings');
    writeFileSync(join(folder, '.env'), `PORT=4000\nMAIL_FROM="Dauro <a@b.test>"\n# nothing\n`);
  });

  it('reads .env as dotenv does', () => {
    expect(readVariables(folder, {})).toEqual({ PORT: '4000', MAIL_FROM: 'Dauro <a@b.test>' });
  });

  it('prefers the environment', () => {
    expect(readVariables(folder, { PORT: '5000' })['PORT']).toBe('5000');
  });

  it('works without .env', () => {
    expect(readVariables('/nowhere', { PORT: '1' })).toEqual({ PORT: '1' });
  });
});

describe('readSettings', () => {
  it('has the defaults of the contract', () => {
    expect(read({})).toMatchObject({
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
  });

  it('counts empty values as absent', () => {
    expect(read({ PORT: '', SUPABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      embeds: { supabase: true },
    });
  });

  it('follows the port in the address unless one is set', () => {
    expect(read({ PORT: '3100' }).siteUrl).toBe('http://localhost:3100');
    expect(read({ PORT: '3100', SITE_URL: 'https://dauro.test' }).siteUrl).toBe(
      'https://dauro.test',
    );
  });

  it('keeps one build per data directory', () => {
    const other = read({ DATA_DIR: '/tmp/other' }).distDir;
    expect(other).toMatch(/^\.next-[0-9a-f]{8}$/);
    expect(read({ DATA_DIR: '/tmp/third' }).distDir).not.toBe(other);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '0x50'])('refuses the port %s', (PORT) => {
    expect(() => read({ PORT })).toThrow(`PORT vale «${PORT}»`);
  });

  it('refuses one port for two services', () => {
    expect(() => read({ PORT: '54330' })).toThrow('PORT y STOREFRONT_PORT valen lo mismo');
  });

  it('ignores the port of a service that is not embedded', () => {
    const storefront = { SHOPIFY_STORE_DOMAIN: 'x.test', SHOPIFY_STOREFRONT_TOKEN: 't' };
    expect(read({ PORT: '54330', ...storefront }).embeds.storefront).toBe(false);
  });

  it('refuses a partly configured Supabase and lists the missing variables', () => {
    const half = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SECRET_KEY: 's' };
    expect(() => read(half)).toThrow(/SUPABASE_URL .* falta SUPABASE_PUBLISHABLE_KEY en/);
  });

  it('refuses a partly configured storefront', () => {
    expect(() => read({ SHOPIFY_STORE_DOMAIN: 'x.test' })).toThrow(
      'falta SHOPIFY_STOREFRONT_TOKEN',
    );
  });

  it('refuses --fresh with a configured database', () => {
    expect(() => read({ DATABASE_URL: 'postgres://x' }, '--fresh')).toThrow('--fresh');
    expect(read({}, '--fresh', '--nginx')).toMatchObject({ fresh: true, nginx: true });
  });

  it('refuses an unknown option', () => {
    expect(() => read({}, '--frsh')).toThrow('«--frsh»');
  });
});
