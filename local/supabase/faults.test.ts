import { afterEach, expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';
import { services } from './faults.ts';

const supabase = await startTestSupabase();

const json = 'application/json';

function fault(service: string, mode: string, spare?: unknown, type = json): Promise<Response> {
  return fetch(`${supabase.url}/__faults`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ service, mode, spare }),
  });
}

afterEach(async () => {
  for (const service of services) await fault(service, 'ok');
});

const read = () => supabase.service().from('books').select('title');

it('fails one service and no other, with another status, or but for one path', async () => {
  expect((await fault('rest', '500')).status).toBe(200);
  expect((await read()).status).toBe(500);
  expect((await supabase.service().storage.listBuckets()).error).toBeNull();
  const modes = { rest: '500', auth: 'ok', storage: 'ok' };
  expect(await (await fetch(`${supabase.url}/__faults`)).json()).toEqual(modes);
  await fault('rest', '503');
  expect((await fetch(`${supabase.url}/rest/v1/books`)).status).toBe(503);
  const roles = () => supabase.service().from('user_roles').select('role');
  await fault('rest', '500', '/rest/v1/user_roles');
  expect([(await read()).status, (await roles()).status]).toEqual([500, 200]);
  await fault('rest', '500');
  expect((await roles()).status).toBe(500);
  await fault('rest', 'ok');
  expect((await read()).status).toBe(200);
});

it('holds requests until the mode changes', async () => {
  await fault('rest', 'timeout');
  const held = read();
  expect(await Promise.race([held, fetch(`${supabase.url}/__health`)])).toBeInstanceOf(Response);
  await fault('rest', 'ok');
  expect((await held).status).toBe(200);
});

it('drops a waiting request whose client has disconnected', async () => {
  await fault('rest', 'timeout');
  const leaving = new AbortController();
  const insert = supabase.service().from('books').insert({ title: 'Abandonado' });
  const answer = Promise.resolve(insert.abortSignal(leaving.signal));
  await fetch(`${supabase.url}/__health`);
  leaving.abort();
  expect((await answer).error).not.toBeNull();
  // One more round trip, so that the service has noticed the closed socket before the mode changes.
  await fetch(`${supabase.url}/__health`);
  await fault('rest', 'ok');
  expect((await read().eq('title', 'Abandonado')).data).toEqual([]);
});

it.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'takes no fault as %s, which a web page could send',
  async (type) => {
    expect((await fault('rest', '500', undefined, type)).status).toBe(415);
    expect((await read()).status).toBe(200);
  },
);
