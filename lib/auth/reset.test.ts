import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { formOf } from '@/tests/setup/form-of';
import { resetMilliseconds } from './sign-in';

const doubles = vi.hoisted(() => ({ backend: vi.fn(), forget: vi.fn(), refused: '' }));
vi.mock('@/lib/supabase/fetch', async (original) => ({
  ...(await original<object>()),
  backendFetch: doubles.backend,
}));
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: async () => '203.0.113.7',
  visitorNetwork: async () => '203.0.113.0/24',
}));
vi.mock('@/lib/rate-limit/take', () => ({
  takeRateLimit: async (purpose: string) => ({ allowed: purpose !== doubles.refused }),
  forgetRateLimit: doubles.forget,
}));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }));

const { sendReset } = await import('./actions');

const request = () => formOf({ email: 'ana@example.org', elapsed_ms: '5000' });

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  doubles.backend.mockReset();
  doubles.forget.mockReset();
  doubles.refused = '';
});

const tooSoon = { error_code: 'over_email_send_rate_limit' };

it.each([
  ['an account that does not exist', () => Response.json({}), ''],
  ['a second mail within a minute', () => Response.json(tooSoon, { status: 429 }), ''],
  ['a mail too many for the account, which is not sent', () => Response.error(), 'reset-account'],
])('%s: the same success after the same time', async (_name, answer, refused) => {
  doubles.refused = refused;
  doubles.backend.mockImplementation(async () => answer());
  const start = performance.now();
  expect(await sendReset(null, request())).toEqual({ ok: true });
  expect(performance.now() - start).toBeGreaterThan(resetMilliseconds - 10);
  if (refused) expect(doubles.backend).not.toHaveBeenCalled();
});

it.each(['reset-site', 'reset'])('a mail too many, by %s, is refused', async (limit) => {
  doubles.refused = limit;
  expect(await sendReset(null, request())).toMatchObject({ ok: false, error: 'rate_limit' });
  expect(doubles.backend).not.toHaveBeenCalled();
});

it('a mail that an outage kept from being sent does not count', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  doubles.backend.mockImplementation(async () => new Response('', { status: 503 }));
  expect(await sendReset(null, request())).toEqual({ ok: false, error: 'failure' });
  expect(doubles.forget).toHaveBeenCalledWith('reset-account', 'ana@example.org');
});
