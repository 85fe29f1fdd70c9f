import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { resetMilliseconds } from './sign-in';

const doubles = vi.hoisted(() => ({ backend: vi.fn() }));
vi.mock('@/lib/supabase/fetch', async (original) => ({
  ...(await original<object>()),
  backendFetch: doubles.backend,
}));
vi.mock('@/lib/rate-limit/client-address', () => ({
  clientAddress: async () => '203.0.113.7',
  visitorNetwork: async () => '203.0.113.0/24',
}));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: async () => ({ allowed: true }) }));

const { sendReset } = await import('./actions');

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined));

it.each([
  ['an account that does not exist', () => Response.json({})],
  [
    'a second mail within a minute',
    () => Response.json({ error_code: 'over_email_send_rate_limit' }, { status: 429 }),
  ],
])('%s: the same success after the same time', async (_name, answer) => {
  doubles.backend.mockImplementation(async () => answer());
  const form = new FormData();
  form.set('email', 'ana@example.org');
  form.set('elapsed_ms', '5000');
  const start = performance.now();
  expect(await sendReset(null, form)).toEqual({ ok: true });
  expect(performance.now() - start).toBeGreaterThan(resetMilliseconds - 10);
});
