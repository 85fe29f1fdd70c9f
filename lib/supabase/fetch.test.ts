import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
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
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const client = createClient(`http://127.0.0.1:${port}`, 'sb_publishable_x', {
    auth: { persistSession: false, autoRefreshToken: false },
    ...optionsWith(backendFetch),
  });
  const { data, error } = await client.from('blog_posts').select('id');
  expect([data, asked]).toEqual([null, 1]);
  expect(error).not.toBeNull();
  service.closeAllConnections();
  service.close();
});
