import { readFile, writeFile } from 'node:fs/promises';
import { cacheLifetimes } from '../../../lib/cache.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { faultDocument, type Observation } from '../../setup/fault-document.ts';
import { probes, rememberPages } from '../../setup/fault-probes.ts';
import type { Scene } from '../../setup/fault-scene.ts';
import {
  type FaultName,
  faultNames,
  faultTable,
  type Row,
  type Service,
} from '../../setup/fault-table.ts';
import { type Fault, type FaultyService, startFaultyProxy } from '../../setup/faulty-service.ts';
import { startFaultyTcpService, takeMail } from '../../setup/faulty-tcp-service.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { firstVariantOf } from '../../setup/shop.ts';
import { signIn } from '../../setup/sign-in.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

/** Tests every cell of the table against one instance of the built site; docs/faults.md contains the results. */

test.describe.configure({ mode: 'serial', lock: 'files' });

const document = 'docs/faults.md';
const sites = new OwnSites();
const mark = newMark();
const services: Partial<Record<Service, FaultyService>> = {};
const observations: Observation[] = [];
const variables = { TRUST_PROXY: 'true', FORM_RATE_LIMIT: '1000' };
/** The share of its deadlines that the site waits. */
let share = 0.25;
let scene: Scene;

const serviceOf = (name: Service): FaultyService => {
  const service = services[name];
  if (!service) throw new Error(`${name} does not stand`);
  return service;
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const { SUPABASE_URL = '', SHOPIFY_STORE_DOMAIN = '' } = siteEnvironment();
  Object.assign(
    services,
    await startFaultyProxy(SUPABASE_URL, {
      storage: '/storage/',
      Supabase: '/',
    }),
    await startFaultyProxy(SHOPIFY_STORE_DOMAIN, { Shopify: '/' }),
    {
      SMTP: await startFaultyTcpService(takeMail, {
        429: '421 4.7.0 Too many connections, try again later\r\n',
        html: 'HTTP/1.1 400 Bad Request\r\n\r\n',
      }),
      // Requested only during the fault, from a separate instance: pages kept in Redis are lost without it.
      Redis: await startFaultyTcpService((socket) => socket.destroy(), {
        429: '-ERR max number of clients reached\r\n',
        html: 'HTTP/1.1 400 Bad Request\r\n\r\n',
      }),
    },
  );
  // Rendered by one instance and stale when the next one starts, so that each page is due for rendering while a service
  // fails.
  await sites.copyBuild();
  const before = await sites.start(variables);
  const variant = await firstVariantOf('la-alarife');
  const [proposal = ''] = await insertEntries('editorial_submissions', mark, 1, () => ({
    obra_file_size: 4321,
  }));
  const context = await browser.newContext({ locale: 'es-ES' });
  const from = '10.20.30.40';
  scene = { url: before.url, context, from, variant, proposal };
  await rememberPages(scene);
  await before.end();
  await sites.age(2 * cacheLifetimes.blog);
  const site = await sites.start({
    ...variables,
    DEADLINE_PERCENT: String(100 * share),
    SUPABASE_URL: `http://127.0.0.1:${serviceOf('Supabase').port}`,
    SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${serviceOf('Shopify').port}`,
    SMTP_URL: `smtp://127.0.0.1:${serviceOf('SMTP').port}`,
  });
  scene = { ...scene, url: site.url };
  const page = await context.newPage();
  await page.goto(`${site.url}/auth`);
  await signIn(page, 'equipo');
  await page.close();
});

test.afterAll(async () => {
  await scene.context.close();
  await sites.close();
  for (const service of Object.values(services)) service.close();
  await removeEntries('editorial_submissions', mark);
  const { error } = await secretClient()
    .from('contact_messages')
    .delete()
    .like('email', 'zoraida-%@lectora.example')
    .eq('subject', 'Una duda');
  if (error) throw error;
});

/** The last service, because the following requests use an instance that keeps its pages in Redis. */
async function withRedis(): Promise<void> {
  const REDIS_URL = `redis://127.0.0.1:${serviceOf('Redis').port}`;
  const { url } = await sites.start({ ...variables, REDIS_URL });
  share = 1;
  scene = { ...scene, url };
}

/** Over HTTP there are three kinds of malformed responses; the table has one column for them. */
const waysOf = (service: Service, fault: FaultName): readonly Fault[] => {
  if (fault !== 'malformed') return [fault];
  return service === 'SMTP' || service === 'Redis' ? ['html'] : ['html', 'broken', 'cut'];
};

async function see(name: Service, row: Row) {
  const service = serviceOf(name);
  const probe = probes[row.probe];
  if (!probe) throw new Error(`There is no probe «${row.probe}»`);
  const since = Date.now();
  const seen = await probe(scene);
  const cell = `${name} ${String(service.fault)}: ${row.request}`;
  expect.soft(seen, cell).toEqual(row.outcome);
  // Visitors do not wait longer, and nginx times out after a minute. The work of a busy machine has no share.
  const longest = share * 25_000 + 10_000;
  expect.soft(Date.now() - since, `milliseconds of ${cell}`).toBeLessThan(longest);
  return seen;
}

for (const name of Object.keys(faultTable) as Service[]) {
  const rows: readonly Row[] = faultTable[name];
  if (name === 'Redis') test('Redis: an instance of its own', withRedis);
  const seen = rows.map((row): Observation => {
    const { part, request, notAsked = false } = row;
    return { service: name, part, request, outcomes: {}, notAsked };
  });
  observations.push(...seen);

  for (const fault of faultNames) {
    test(`${name}: ${fault}`, async () => {
      test.setTimeout(150_000);
      const service = serviceOf(name);
      try {
        for (const way of waysOf(name, fault)) {
          service.fault = way;
          const asked = rows.map(async (row, index) => {
            const observation = seen[index];
            if (!observation || row.notAsked) return;
            observation.outcomes[fault] = await see(name, row);
          });
          await Promise.all(asked);
        }
      } finally {
        service.fault = null;
      }
    });
  }

  if (!rows.some(({ notAsked }) => notAsked)) continue;
  test(`${name}: requests that do not use it`, async () => {
    test.setTimeout(60_000);
    const service = serviceOf(name);
    for (const [index, row] of rows.entries()) {
      const observation = seen[index];
      if (!observation || !row.notAsked) continue;
      service.fault = 'down';
      service.asked = 0;
      observation.outcomes.down = await see(name, row);
      service.fault = null;
      expect.soft(service.asked, `${name} is asked: ${row.request}`).toBe(0);
    }
  });
}

test('docs/faults.md contains the observed results', async ({ browserName: _ }, { config }) => {
  const text = faultDocument(observations);
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    await writeFile(document, text);
  expect(await readFile(document, 'utf8')).toBe(text);
});
