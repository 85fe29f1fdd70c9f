import { beforeEach, expect, it, vi } from 'vitest';

const doubles = vi.hoisted(() => ({
  backend: vi.fn(),
  address: vi.fn(async () => '203.0.113.7'),
  network: vi.fn(async (): Promise<string | null> => '203.0.113.0/24'),
}));
vi.mock('./fetch', () => ({ backendFetch: doubles.backend }));
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: doubles.address,
  visitorNetwork: doubles.network,
}));

const { env } = await import('@/lib/env');
const { createVisitorFetch } = await import('./visitor-fetch');

const publishable = env.SUPABASE_PUBLISHABLE_KEY;
const secret = env.SUPABASE_SECRET_KEY;
const address = (path: string) => `${env.SUPABASE_URL}${path}`;

/** The headers of a request from a client with the publishable key. */
async function sent(path: string, authorization = `Bearer ${publishable}`) {
  const headers = { apikey: publishable, authorization };
  await createVisitorFetch()(address(path), { method: 'POST', headers });
  const carried = new Headers(doubles.backend.mock.lastCall?.[1].headers);
  return ['sb-forwarded-for', 'apikey', 'authorization'].map((name) => carried.get(name));
}

beforeEach(() => {
  doubles.backend.mockReset().mockResolvedValue(Response.json({}));
  doubles.address.mockResolvedValue('203.0.113.7');
});

it("sends the visitor's address to the identity service, with the key that makes it trusted", async () => {
  const path = '/auth/v1/token?grant_type=password';
  const own = 'Bearer own.token.x';
  expect(await sent(path)).toEqual(['203.0.113.7', secret, `Bearer ${secret}`]);
  expect(await sent('/auth/v1/user', own)).toEqual(['203.0.113.7', secret, own]);
  doubles.address.mockResolvedValue('2001:db8:1:2::/64');
  expect((await sent(path))[0]).toBe('2001:db8:1:2::');
});

it('sends the secret key to no other service, and not without an address', async () => {
  const untouched = [null, publishable, `Bearer ${publishable}`];
  expect(await sent('/rest/v1/user_roles')).toEqual(untouched);
  expect(await sent('/storage/v1/object/auth/v1/x')).toEqual(untouched);
  doubles.address.mockResolvedValue('unknown');
  expect(await sent('/auth/v1/signup')).toEqual(untouched);
});

it("names the visitor's network to the data API alone", async () => {
  const networkSent = async (path: string) => {
    await createVisitorFetch()(address(path), { method: 'POST' });
    return new Headers(doubles.backend.mock.lastCall?.[1].headers).get('x-visitor-network');
  };
  expect(await networkSent('/rest/v1/blog_posts')).toBe('203.0.113.0/24');
  expect(await networkSent('/storage/v1/object/a/b')).toBeNull();
  expect(await networkSent('/auth/v1/signup')).toBeNull();
  doubles.network.mockResolvedValueOnce(null);
  expect(await networkSent('/rest/v1/blog_posts')).toBeNull();
});

it.each([
  ['POST', '/auth/v1/token?grant_type=refresh_token', 503],
  ['GET', '/auth/v1/user', 503],
  ['PUT', '/auth/v1/user', 429],
  ['POST', '/auth/v1/token?grant_type=password', 429],
  ['POST', '/auth/v1/verify', 429],
])('%s %s: a 429 becomes %d', async (method, path, status) => {
  doubles.backend.mockResolvedValue(Response.json({ msg: 'Slow down' }, { status: 429 }));
  const answer = await createVisitorFetch()(address(path), { method });
  expect([answer.status, await answer.json()]).toEqual([status, { msg: 'Slow down' }]);
});
