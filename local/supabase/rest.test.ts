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
    for (const path of [
      '/',
      '/_system/info',
      '/rest/v1/../../_system/info',
      '/rest/v1evil',
      '/functions/v1/x',
      '/storage',
      '/storage/v2/object',
      '/pg',
    ]) {
      expect((await get(path, headers)).status).toBe(404);
    }
    expect(await (await get('/__health')).json()).toEqual({ status: 'ok' });
  });

  it('keeps other schemas closed, even to the secret key', async () => {
    for (const schema of ['auth', 'storage', 'supabase_migrations', 'extensions']) {
      const { error } = await supabase.service().schema(schema).from('users').select();
      expect(error?.code).toBe('PGRST106');
    }
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
  it('let anonymous callers read only what is granted', async () => {
    const anonymous = supabase.anonymous();
    expect((await anonymous.from('books').select('title')).data).toEqual([{ title: 'Semilla' }]);
    expect((await anonymous.from('books').select('secret_note')).error?.code).toBe('42501');
    expect(await anonymous.from('user_roles').select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect((await anonymous.from('books').insert({ title: 'Intruso' })).status).toBe(401);
  });

  it('give a signed-in person their own rights', async () => {
    const person = supabase.anonymous();
    const credentials = { email: 'admin@dauro.test', password: 'granada-2026' };
    const { data } = await person.auth.signInWithPassword(credentials);
    expect((await person.rpc('whoami')).data).toBe('authenticated:authenticated');
    const roles = await person.from('user_roles').select();
    expect(roles.data).toEqual([{ user_id: data.user?.id, role: 'admin' }]);
    expect((await person.from('user_roles').delete().eq('role', 'admin')).status).toBe(403);
  });

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
    const answer = await get('/rest/v1/books', {
      apikey: supabase.publishableKey,
      authorization: `Bearer ${forged.join('.')}`,
    });
    expect(answer.status).toBe(401);
  });
});

describe('the data API', () => {
  it('refuses a number where an array belongs, and answers the next request', async () => {
    const books = () => supabase.service().from('books').select('title').limit(1);
    expect(await books().gte('tags', 0)).toMatchObject({ status: 400, error: { code: '22P02' } });
    expect((await books()).error).toBeNull();
  });

  it('answers database errors as the hosted service does', async () => {
    const books = () => supabase.service().from('books');
    const check = await books().insert({ title: 'Cero', pages: 0 });
    expect(check).toMatchObject({ status: 400, error: { code: '23514' } });
    expect(check.error?.message).toContain('pages_positive');
    expect(await books().insert({ title: 'Semilla' })).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
    expect(await books().insert({ title: null })).toMatchObject({
      status: 400,
      error: { code: '23502' },
    });
    expect(await books().select('nada')).toMatchObject({ status: 400, error: { code: '42703' } });
    expect(await supabase.service().from('nada').select()).toMatchObject({ status: 404 });
    expect(await supabase.service().rpc('complain')).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'No hoy', hint: 'Mañana' },
    });
  });

  it('inserts, updates, counts, pages and deletes', async () => {
    const books = () => supabase.service().from('books');
    const titles = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, pages: 7 }));
    const inserted = await books().insert(titles).select();
    expect(inserted.data).toHaveLength(3);
    expect(inserted.data?.[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
    const merged = await books().upsert({ title: 'Uno', pages: 8 }, { onConflict: 'title' });
    expect(merged.error).toBeNull();
    expect((await books().select('pages').eq('title', 'Uno').single()).data).toEqual({ pages: 8 });
    expect((await books().select('pages').eq('title', 'Nadie').maybeSingle()).data).toBeNull();
    const counted = await books()
      .select('*', { count: 'exact', head: true })
      .in('title', ['Uno', 'Dos', 'Tres']);
    expect(counted).toMatchObject({ count: 3, data: null });
    const page = await books()
      .select('title', { count: 'exact' })
      .eq('pages', 7)
      .order('title')
      .range(1, 1);
    expect(page).toMatchObject({ count: 2, data: [{ title: 'Tres' }] });
    const either = await books().select('title').or('title.eq.Dos,title.ilike.*tres*');
    expect(either.data).toHaveLength(2);
    expect((await books().update({ pages: 9 }).eq('title', 'Dos').select()).data).toHaveLength(1);
    const removed = await books().delete({ count: 'exact' }).in('title', ['Uno', 'Dos', 'Tres']);
    expect(removed.count).toBe(3);
  });
});
