import { readFileSync } from 'node:fs';
import { cacheLifetimes } from '../../../lib/cache.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { type Outcome, probes, rememberPages, type Scene } from '../../setup/fault-probes.ts';
import {
  type Fault,
  type FaultyService,
  startFaultyProxy,
  startFaultyTcpService,
  takeMail,
} from '../../setup/faulty-service.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { signIn } from '../../setup/sign-in.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { variantOf } from '../../setup/storefront-client.ts';

/** Tests every row of docs/faults.md against one instance of the built site. */

test.describe.configure({ mode: 'serial', lock: 'files' });

/** Redis is the last one, because its requests use an instance that keeps its pages there. */
const names = ['Supabase', 'storage', 'Shopify', 'SMTP', 'Redis'] as const;
type Service = (typeof names)[number];
const faults = ['down', 'slow', '429', 'malformed'] as const;

type Row = { request: string; outcome: Outcome; isAsked: boolean };

const document = readFileSync('docs/faults.md', 'utf8');

function rowsOf(name: Service): Row[] {
  const [, table = ''] = document.split(`\n## ${name}\n`);
  const [, ...lines] = table.split('\n## ')[0]?.match(/^\| [^-].* \|$/gm) ?? [];
  const rows = lines.map((line): Row => {
    const cells = line.slice(2, -2).split(' | ');
    const [, request = '', fault = '', status, seen = '', kept = ''] = cells;
    if (!['every', 'does not ask it'].includes(fault)) throw new Error(`No fault in: ${line}`);
    const outcome = { status: Number(status), seen: seen.replace(/^«|»$/g, ''), kept };
    return { request, outcome, isAsked: fault === 'every' };
  });
  if (rows.length === 0) throw new Error(`docs/faults.md has no table of ${name}`);
  return rows;
}

const sites = new OwnSites();
const mark = newMark();
const services: Partial<Record<Service, FaultyService>> = {};
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
  const noHttp = 'HTTP/1.1 400 Bad Request\r\n\r\n';
  Object.assign(
    services,
    await startFaultyProxy(SUPABASE_URL, { storage: '/storage/', Supabase: '/' }),
    await startFaultyProxy(SHOPIFY_STORE_DOMAIN, { Shopify: '/' }),
    {
      SMTP: await startFaultyTcpService(takeMail, {
        429: '421 4.7.0 Too many connections, try again later\r\n',
        html: noHttp,
      }),
      // Requested only during the fault, from a separate instance: pages kept in Redis are lost without it.
      Redis: await startFaultyTcpService((socket) => socket.destroy(), {
        429: '-ERR max number of clients reached\r\n',
        html: noHttp,
      }),
    },
  );
  // Rendered by one instance and stale when the next one starts, so that each page is due for rendering while a service
  // fails.
  await sites.copyBuild();
  const before = await sites.start(variables);
  const variant = variantOf('la-alarife');
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
  await signIn(page, 'equipo', `${site.url}/admin`);
  await page.close();
});

test.afterAll(async () => {
  await scene.context.close();
  await sites.close();
  for (const service of Object.values(services)) service.close();
  await removeEntries('editorial_submissions', mark);
  await secretClient()
    .from('contact_messages')
    .delete()
    .like('email', 'zoraida-%@lectora.example')
    .eq('subject', 'Una duda')
    .throwOnError();
});

async function useRedis(): Promise<void> {
  const REDIS_URL = `redis://127.0.0.1:${serviceOf('Redis').port}`;
  const { url } = await sites.start({ ...variables, REDIS_URL });
  share = 1;
  scene = { ...scene, url };
}

/** Over HTTP there are three kinds of malformed responses; the table has one column for them. */
const waysOf = (service: Service, fault: (typeof faults)[number]): readonly Fault[] => {
  if (fault !== 'malformed') return [fault];
  return service === 'SMTP' || service === 'Redis' ? ['html'] : ['html', 'broken', 'cut'];
};

async function expectOutcome(name: Service, { request, outcome }: Row) {
  const probe = probes[request];
  if (!probe) throw new Error(`There is no probe «${request}»`);
  const cell = `${name} ${serviceOf(name).fault}: ${request}`;
  const since = Date.now();
  expect.soft(await probe(scene, name), cell).toEqual(outcome);
  // Visitors do not wait longer, and nginx times out after a minute. The work of a busy machine has no share.
  const longest = share * 25_000 + 10_000;
  expect.soft(Date.now() - since, `milliseconds of ${cell}`).toBeLessThan(longest);
}

for (const name of names) {
  const rows = rowsOf(name);
  if (name === 'Redis') test('Redis: an instance of its own', useRedis);

  const others = rows.filter(({ isAsked }) => !isAsked);
  // Before the faults, which leave mail that is sent some time after the answers.
  if (others.length > 0)
    test(`${name}: requests that do not use it`, async () => {
      test.setTimeout(60_000);
      const service = serviceOf(name);
      for (const row of others) {
        service.fault = 'down';
        service.requests = 0;
        await expectOutcome(name, row);
        service.fault = null;
        expect.soft(service.requests, `${name} is asked: ${row.request}`).toBe(0);
      }
    });

  for (const fault of faults) {
    test(`${name}: ${fault}`, async () => {
      test.setTimeout(150_000);
      const service = serviceOf(name);
      try {
        for (const way of waysOf(name, fault)) {
          service.fault = way;
          const asking = rows.filter(({ isAsked }) => isAsked);
          await Promise.all(asking.map((row) => expectOutcome(name, row)));
        }
      } finally {
        service.fault = null;
      }
    });
  }
}
