import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { sessionCookieOptions } from './session-cookie';

const doubles = vi.hoisted(() => ({ backend: vi.fn() }));
vi.mock('./fetch', async (original) => ({
  ...(await original<object>()),
  backendFetch: doubles.backend,
}));
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: async () => '203.0.113.7',
  visitorNetwork: async () => '203.0.113.0/24',
}));

const { refreshSession } = await import('./server');

const { name: cookieName } = sessionCookieOptions(process.env['SITE_URL'] ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Auth-js alone would retry the refresh of a session, which expires in this many seconds, for about thirty seconds. */
async function refreshed(seconds: number) {
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  const session = {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: '1', exp: expires_at })}.${part('x')}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: { id: '1' },
  };
  const headers = { cookie: `${cookieName}=base64-${part(session)}` };
  const request = new NextRequest('http://localhost/admin', { headers });
  const outcome = refreshSession(request, new Headers(headers));
  await vi.advanceTimersByTimeAsync(4_500);
  const { response, session: found } = await outcome;
  return { session: found, cookies: response.cookies.getAll() };
}

it.each([
  ['a 429', () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 })],
  ['a 500', () => Response.json({ message: 'down' }, { status: 500 })],
  ['a proxy without a service behind it', () => new Response('<html>', { status: 502 })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s while a session is refreshed does not end it', async (_name, answer) => {
  doubles.backend.mockImplementation(async () => answer());
  expect(await refreshed(-60)).toEqual({ session: 'unknown', cookies: [] });
});

it('a refresh token that the service refuses ends the session', async () => {
  const refusal = { code: 'refresh_token_not_found' };
  doubles.backend.mockImplementation(async () => Response.json(refusal, { status: 400 }));
  const { session, cookies } = await refreshed(-60);
  expect(session).toBe('none');
  expect(cookies.find(({ name }) => name === cookieName)?.value).toBe('');
});

it('treats unreadable roles as none', async () => {
  doubles.backend.mockImplementation(async (url: string) =>
    Response.json({ id: '1' }, { status: String(url).includes('/rest/') ? 500 : 200 }),
  );
  expect((await refreshed(3600)).session).toMatchObject({ roles: [], refusal: 'failure' });
});
