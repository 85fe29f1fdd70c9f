import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../tests/setup/listen.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { findJobsSite } from './jobs-site.ts';
import { erasePerson, exportPerson } from './person-data.ts';

const configured = {
  SITE_URL: 'https://grupodauro.example/',
  SUPABASE_URL: 'https://supabase.example',
  SHOPIFY_STORE_DOMAIN: 'dauro.myshopify.example',
  CRON_SECRET: 'secret-of-the-jobs',
};

const person = 'ana@prueba.example';

async function siteThat(answers: RequestListener) {
  const server = createServer(answers);
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${await listen(server)}`, secret: 'secret-of-personal-data' };
}

it('calls with the secret of the address, and says which one is missing', () => {
  const site = { url: 'https://grupodauro.example', secret: 'secret-of-the-jobs' };
  expect(findJobsSite('/srv', configured, 'CRON_SECRET')).toEqual(site);
  expect(() => findJobsSite('/srv', configured, 'PERSONAL_DATA_SECRET')).toThrow(
    /^Falta PERSONAL_DATA_SECRET: /,
  );
});

it('says that the site does not open the address of personal data', async () => {
  const site = await siteThat((_, response) => response.writeHead(404).end());
  await expect(erasePerson(site, person)).rejects.toThrow(
    /no abre \/api\/personal-data: le falta PERSONAL_DATA_SECRET/,
  );
});

it('leaves no file when the archive of a person is cut off', async () => {
  const site = await siteThat((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('PK', () => response.destroy());
  });
  const place = join(temporaryFolder('persona'), 'ana.zip');
  await expect(exportPerson(site, person, place)).rejects.toThrow(/no ha llegado entera/);
  expect(existsSync(place)).toBe(false);
});
