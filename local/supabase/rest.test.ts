import { describe, expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';
import { bodyLimit } from './request-body.ts';

const supabase = await startTestSupabase();

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${supabase.url}${path}`, { headers });
}

describe('the gateway', () => {
  it('requires one of its keys', async () => {
    for (const path of ['/rest/v1/books?select=title', '/auth/v1/settings', '/storage/v1/bucket']) {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, { apikey: 'sb_secret_nobody' })).status).toBe(401);
      const { publishableKey: apikey } = supabase;
      expect((await get(path, { apikey })).status).not.toBe(401);
    }
  });

  it('serves only the three services', async () => {
    const headers = { apikey: supabase.secretKey };
    const system = ['/', '/pg', '/_system/info', '/rest/v1/../../_system/info'];
    const others = ['/rest/v1evil', '/functions/v1/x', '/storage', '/storage/v2/object'];
    for (const path of [...system, ...others]) {
      expect((await get(path, headers)).status, path).toBe(404);
    }
    expect(await (await get('/__health')).json()).toEqual({ status: 'ok' });
  });

  it('refuses a body above its limit', async () => {
    const answer = await fetch(`${supabase.url}/rest/v1/books`, {
      method: 'POST',
      headers: { apikey: supabase.secretKey, 'content-type': 'application/json' },
      body: Buffer.alloc(bodyLimit + 1, ' '),
    });
    expect(answer.status).toBe(413);
  });
});

describe('roles', () => {
  it('are not mixed among concurrent requests', async () => {
    const anonymous = supabase.anonymous();
    const service = supabase.service();
    const callers = Array.from({ length: 50 }, (_, index) => (index % 2 ? service : anonymous));
    const answers = await Promise.all(callers.map((caller) => caller.rpc('whoami')));
    answers.forEach(({ data }, index) => {
      expect(data).toBe(index % 2 ? 'service_role:service_role' : 'anon:anon');
    });
  });

  it('refuse a token with a wrong signature', async () => {
    const forged = ['{"alg":"HS256"}', '{"role":"service_role"}', 'x'].map((part) =>
      Buffer.from(part).toString('base64url'),
    );
    const authorization = `Bearer ${forged.join('.')}`;
    const headers = { apikey: supabase.publishableKey, authorization };
    expect((await get('/rest/v1/books', headers)).status).toBe(401);
  });
});

describe('the data API', () => {
  it('refuses a number where an array belongs, and answers the next request', async () => {
    const books = () => supabase.service().from('books').select('title').limit(1);
    expect(await books().gte('tags', 0)).toMatchObject({ status: 400, error: { code: '22P02' } });
    expect((await books()).error).toBeNull();
  });
});
