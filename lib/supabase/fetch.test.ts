import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { listen } from '@/tests/setup/listen';
import { backendFetch, optionsWith } from './fetch';

it.each<[string, RequestListener]>([
  ['503', (_, response) => response.writeHead(503, { 'retry-after': '9' }).end('{}')],
  ['520', (_, response) => response.writeHead(520).end('{}')],
  ['a lost connection', (_, response) => response.destroy()],
])('%s is not asked again', async (_name, answer) => {
  let asked = 0;
  const service = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const client = createClient(`http://127.0.0.1:${await listen(service)}`, 'sb_publishable_x', {
    auth: { persistSession: false, autoRefreshToken: false },
    ...optionsWith(backendFetch),
  });
  const { data, error } = await client.from('blog_posts').select('id');
  expect([data, asked]).toEqual([null, 1]);
  expect(error).not.toBeNull();
  service.closeAllConnections();
  service.close();
});

/** Answers after 200 ms, from a thread of its own, so that its answer arrives while this thread is busy. */
const laterService = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const service = createServer((_, response) => setTimeout(() => response.end('[]'), 200));
  service.listen(0, '127.0.0.1', () => parentPort.postMessage(service.address().port));
`;

it('reads an answer that arrived in time, though this process was busy beyond the deadline', async () => {
  vi.stubEnv('DEADLINE_PERCENT', '10');
  vi.resetModules();
  const fresh = await import('./fetch');
  const service = new Worker(laterService, { eval: true });
  const [port] = await once(service, 'message');
  const answer = fresh.backendFetch(`http://127.0.0.1:${port}/rest/v1/blog_posts`);
  // The request leaves first. After an immediate the timers run before pending I/O.
  await setTimeout(100);
  await setImmediate();
  const end = performance.now() + 1_000;
  while (performance.now() < end);
  expect(await (await answer).json()).toEqual([]);
  const asked = new AbortController();
  asked.abort();
  const { signal } = asked;
  const other = fresh.backendFetch(`http://127.0.0.1:${port}/rest/v1/x`, { signal });
  await expect(other).rejects.toThrow('aborted');
  await service.terminate();
});
