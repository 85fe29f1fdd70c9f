import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failAnswer, followExchanges } from './answer-status';

const server = createServer(async (request, response) => {
  await wait(Math.random() * 20);
  if (request.url === '/fails') failAnswer();
  response.end();
});

beforeAll(async () => {
  followExchanges();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers })).status;
}

it('gives the answer of a failed form status 500, and no other answer', async () => {
  const paths = Array.from({ length: 10 }, (_, at) => (at % 2 ? '/fails' : '/works'));
  const statuses = await Promise.all(paths.map((path) => statusOf(path)));
  expect(statuses).toEqual(paths.map((path) => (path === '/fails' ? 500 : 200)));
});

it('leaves the call of an action by a script as it is', async () => {
  expect(await statusOf('/fails', { 'next-action': 'x' })).toBe(200);
});

it('does nothing outside of a request', () => {
  expect(() => failAnswer()).not.toThrow();
});
