import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../tests/setup/listen.ts';
import { findJobsSite } from './jobs-site.ts';
import { erasePerson } from './person-data.ts';

const configured = {
  SITE_URL: 'https://grupodauro.example/',
  SUPABASE_URL: 'https://supabase.example',
  SHOPIFY_STORE_DOMAIN: 'dauro.myshopify.example',
  CRON_SECRET: 'secret-of-the-jobs',
};

it('calls with the secret of the address, and says which one is missing', () => {
  const site = { url: 'https://grupodauro.example', secret: 'secret-of-the-jobs' };
  expect(findJobsSite('/srv', configured, 'CRON_SECRET')).toEqual(site);
  expect(() => findJobsSite('/srv', configured, 'PERSONAL_DATA_SECRET')).toThrow(
    /^Falta PERSONAL_DATA_SECRET: /,
  );
});

it('says that the site does not open the address of personal data', async () => {
  const closed = createServer((_, response) => response.writeHead(404).end());
  onTestFinished(() => void closed.close());
  const site = {
    url: `http://127.0.0.1:${await listen(closed)}`,
    secret: 'secret-of-personal-data',
  };
  await expect(erasePerson(site, 'ana@prueba.example')).rejects.toThrow(
    /no abre \/api\/personal-data: le falta PERSONAL_DATA_SECRET/,
  );
});
