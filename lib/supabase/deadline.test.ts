import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { deadline } from './deadline';

it('aborts a request without a retry of the client', async () => {
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = createClient(`http://127.0.0.1:${port}`, 'sb_publishable_x', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: deadline(100) }) },
  });
  const { data, error } = await client.from('blog_posts').select('id');
  expect(data).toBeNull();
  expect(error?.message).toContain('no answer within 100 ms');
  expect(asked).toBe(1);
  silent.closeAllConnections();
  silent.close();
});
