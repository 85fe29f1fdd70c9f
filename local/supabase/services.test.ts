import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import type { Service } from './faults.ts';
import { createServices } from './services.ts';

const keys = { jwtSecret: 'x', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };

const session = (singleSession: boolean) => ({
  singleSession,
  query: async () => [],
  transaction: () => Promise.reject(new Error('not expected')),
});

function exchange(method: string, path: string): Exchange {
  const url = new URL(path, 'http://127.0.0.1');
  return { method, url, headers: new Headers({ apikey: keys.secretKey }), body: undefined };
}

/** Sends all requests at once and returns the most that were in the library at the same time. */
async function mostAtOnce(singleSession: boolean, requests: [Service, Exchange][]) {
  let inside = 0;
  let most = 0;
  const engine = {
    async fetch() {
      inside += 1;
      most = Math.max(most, inside);
      await setImmediate();
      inside -= 1;
      return new Response('[]');
    },
  };
  const services = createServices(engine, session(singleSession), keys, 'http://localhost:3000');
  await Promise.all(requests.map(([service, request]) => services(service, request)));
  return most;
}

const reads: [Service, Exchange][] = [
  ['rest', exchange('GET', '/rest/v1/books')],
  ['auth', exchange('GET', '/auth/v1/user')],
  ['storage', exchange('GET', '/storage/v1/object/private/1.pdf')],
  ['rest', exchange('POST', '/rest/v1/books')],
];

it('runs one request at a time on a database with one session', async () => {
  expect(await mostAtOnce(true, reads)).toBe(1);
});

it('runs requests at once on a real server, except two that write files', async () => {
  expect(await mostAtOnce(false, reads)).toBe(reads.length);
  const upload = exchange('POST', '/storage/v1/object/private/1.pdf');
  expect(await mostAtOnce(false, Array(2).fill(['storage', upload]))).toBe(1);
});

it('continues after a failed request', async () => {
  let calls = 0;
  const engine = {
    async fetch() {
      calls += 1;
      if (calls === 1) throw new Error('once');
      return new Response('[]');
    },
  };
  const services = createServices(engine, session(true), keys, 'http://localhost:3000');
  await expect(services('rest', exchange('GET', '/rest/v1/books'))).rejects.toThrow('once');
  expect((await services('rest', exchange('GET', '/rest/v1/books'))).status).toBe(200);
});
