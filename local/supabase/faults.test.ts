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
