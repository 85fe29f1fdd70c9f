import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { Instance } from '../../setup/own-site.ts';
import { setShopFault } from '../../setup/shop.ts';

/** Whether this instance can work, and which services it lacks. Results are shared for two seconds. */

let site: Instance;
test.beforeAll(async () => {
  site = await Instance.start({});
});
test.afterAll(() => site.end());
const clearAll = () => Promise.all([clearFaults(), setShopFault('ok')]);
test.afterEach(clearAll);

async function ready({ url }: Instance) {
  const answer = await fetch(`${url}/api/health/ready`);
  const text = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/sb_|http|error/i);
  const { services } = JSON.parse(text) as { services: Record<string, string> };
  const missing = Object.keys(services).filter((name) => services[name] !== 'ok');
  return { status: answer.status, missing };
}

for (const [name, breakIt] of [
  ['data', () => setFault('rest', '500')],
  ['identity', () => setFault('auth', 'refused')],
  ['storage', () => setFault('storage', 'timeout')],
  ['shopify', () => setShopFault('500')],
] as const) {
  test(`is ready, reports ${name}, stays alive, and is ready again`, async () => {
    await expect.poll(() => ready(site)).toEqual({ status: 200, missing: [] });
    await breakIt();
    await expect.poll(() => ready(site)).toEqual({ status: 503, missing: [name] });
    const since = Date.now();
    const live = await fetch(`${site.url}/api/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { live: true }]);
    expect(live.headers.get('cache-control')).toBe('no-store');
    expect(Date.now() - since).toBeLessThan(1_000);
    await clearAll();
    await expect.poll(() => ready(site)).toEqual({ status: 200, missing: [] });
  });
}

test('reports a configured Redis that does not answer, within its timeout', async () => {
  const alone = await Instance.start({ REDIS_URL: 'redis://127.0.0.1:9' });
  try {
    // The first answer of a site that has just started waits for its code, which is not what is measured.
    await fetch(`${alone.url}/api/health/live`);
    const since = Date.now();
    expect(await ready(alone)).toEqual({ status: 503, missing: ['redis'] });
    expect(Date.now() - since).toBeLessThan(4_000);
  } finally {
    await alone.end();
  }
});
