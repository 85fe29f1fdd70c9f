import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '@/tests/setup/listen';
import { currentRequestId, identifyRequests } from './request-id';

const server = createServer(async (request, response) => {
  await wait(Math.random() * 20);
  response.end(JSON.stringify([currentRequestId(), request.headers['x-request-id']]));
});

let port: number;
beforeAll(async () => {
  identifyRequests(true);
  port = await listen(server);
});
afterAll(() => void server.close());

async function ask(told?: string): Promise<[string, string]> {
  const headers = told ? { 'x-request-id': told } : {};
  return (await fetch(`http://127.0.0.1:${port}`, { headers })).json();
}

it('keeps the identifiers of concurrent requests apart', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => String(at).padStart(32, 'a'));
  expect(await Promise.all(ids.map(ask))).toEqual(ids.map((id) => [id, id]));
});

it('creates an identifier when the header is missing or invalid, only for requests', async () => {
  expect(currentRequestId()).toBeUndefined();
  const [first, second] = await Promise.all([ask(), ask('ana@correo.example')]);
  for (const [id, header] of [first, second]) {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(header).toBe(id);
  }
  expect(first).not.toEqual(second);
});
