import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applicationVariables, EnvironmentError, parseEnvironment } from './env-schema';

const complete = {
  SITE_URL: 'http://localhost:3000/',
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
  SHOPIFY_STORE_DOMAIN: 'dauro.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'token',
};

it.each(applicationVariables)('.env.example explains %s', (name) => {
  expect(readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^#${name}=`, 'm'));
});

it('fills in defaults and normalises addresses', () => {
  expect(parseEnvironment(complete)).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    SHOPIFY_STORE_DOMAIN: 'https://dauro.myshopify.com',
    SHOPIFY_API_VERSION: '2025-07',
    TRUST_PROXY: false,
  });
});

it.each([
  ['SHOPIFY_STORE_DOMAIN', 'http://127.0.0.1:54330'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', Buffer.alloc(32, 251).toString('base64')],
  ['CONTACT_FORM_ACTION', 'https://Formularios.example/f/abc/'],
])('keeps %s=%s', (name, value) => {
  expect(parseEnvironment({ ...complete, [name]: value })).toHaveProperty(name, value);
});

it.each(['HTTPS://GrupoDauro.example', 'https://grupodauro.example:443//'])(
  'makes an origin of SITE_URL=%s',
  (SITE_URL) => {
    const origin = 'https://grupodauro.example';
    expect(parseEnvironment({ ...complete, SITE_URL })).toHaveProperty('SITE_URL', origin);
  },
);

it.each(Object.keys(complete))('names %s when it is missing or blank', (name) => {
  for (const value of [undefined, '', '  ']) {
    expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(`${name} falta`);
  }
});

it.each([
  ['SITE_URL', 'grupodauro'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'https://grupodauro.example/es'],
  ['SITE_URL', 'https://grupodauro.example/?a=1'],
  ['SITE_URL', 'https://grupodauro.example#inicio'],
  ['SITE_URL', 'https://ana:clave@grupodauro.example'],
  ['FORM_RATE_LIMIT', '-3'],
  ['FORM_RATE_LIMIT', 'muchos'],
  ['DEADLINE_PERCENT', '0'],
  ['SHOPIFY_API_VERSION', 'latest'],
  ['SMTP_URL', 'http://mail.example'],
  ['TRUST_PROXY', 'quizás'],
  ['PAGE_CACHE', 'vercel'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'clave'],
  ['CLAMAV_URL', '127.0.0.1:3310'],
  ['CLAMAV_URL', 'http://127.0.0.1:3310'],
])('refuses %s=%s in one sentence', (name, value) => {
  const parse = () => parseEnvironment({ ...complete, [name]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(`${name} no es válida`);
});

it('refuses one secret for two addresses', () => {
  const secrets = { CRON_SECRET: 'a'.repeat(16), DOCTOR_SECRET: 'b'.repeat(16) };
  expect(parseEnvironment({ ...complete, ...secrets })).toMatchObject(secrets);
  const shared = { ...secrets, PERSONAL_DATA_SECRET: secrets.CRON_SECRET };
  expect(() => parseEnvironment({ ...complete, ...shared })).toThrow(
    'PERSONAL_DATA_SECRET no es válida; debe ser otra que CRON_SECRET',
  );
});
