import { afterEach, expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';
import { services } from './faults.ts';

const supabase = await startTestSupabase();

function fault(service: string, mode: string, spare?: unknown): Promise<Response> {
  const body = JSON.stringify({ service, mode, spare });
  return fetch(`${supabase.url}/__faults`, { method: 'POST', body });
}

afterEach(async () => {
  for (const service of services) await fault(service, 'ok');
});

const read = () => supabase.service().from('books').select('title');

it('fails one service and no other', async () => {
  expect((await fault('rest', '500')).status).toBe(200);
  expect((await read()).status).toBe(500);
  expect((await supabase.service().storage.listBuckets()).error).toBeNull();
  expect(await (await fetch(`${supabase.url}/__faults`)).json()).toEqual({
    rest: '500',
    auth: 'ok',
    storage: 'ok',
  });
  await fault('rest', 'ok');
  expect((await read()).status).toBe(200);
});

it('fails with another status', async () => {
  await fault('rest', '503');
  const answer = await fetch(`${supabase.url}/rest/v1/books`);
  expect(answer.status).toBe(503);
});

it('spares one path of a service that fails', async () => {
  await fault('rest', '500', '/rest/v1/user_roles');
  expect((await read()).status).toBe(500);
  expect((await supabase.service().from('user_roles').select('role')).status).toBe(200);
  await fault('rest', '500');
  expect((await supabase.service().from('user_roles').select('role')).status).toBe(500);
});

it('holds requests until the mode changes', async () => {
  await fault('rest', 'timeout');
  const held = read();
  const first = await Promise.race([held, fetch(`${supabase.url}/__health`)]);
  expect(first).toBeInstanceOf(Response);
  await fault('rest', 'ok');
  expect((await held).status).toBe(200);
});

it('drops a waiting request whose client has disconnected', async () => {
  await fault('rest', 'timeout');
  const leaving = new AbortController();
  const insert = supabase.service().from('books').insert({ title: 'Abandonado' });
  const left = insert.abortSignal(leaving.signal);
  const answer = Promise.resolve(left);
  await fetch(`${supabase.url}/__health`);
  leaving.abort();
  expect((await answer).error).not.toBeNull();
  // One more round trip, so that the service has noticed the closed socket before the mode changes.
  await fetch(`${supabase.url}/__health`);
  await fault('rest', 'ok');
  const { data } = await supabase.service().from('books').select('title').eq('title', 'Abandonado');
  expect(data).toEqual([]);
});

it('refuses connections', async () => {
  await fault('auth', 'refused');
  const credentials = { email: 'admin@dauro.test', password: 'granada-2026' };
  const { error } = await supabase.anonymous().auth.signInWithPassword(credentials);
  expect(error?.name).toBe('AuthRetryableFetchError');
});

it('refuses an invalid fault', async () => {
  expect((await fault('realtime', '500')).status).toBe(400);
  expect((await fault('rest', '418')).status).toBe(400);
  expect((await fault('rest', '500', 7)).status).toBe(400);
  const nonsense = await fetch(`${supabase.url}/__faults`, { method: 'POST', body: 'no' });
  expect(nonsense.status).toBe(400);
});
