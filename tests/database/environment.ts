import '../setup/unit.ts';
import { inject, vi } from 'vitest';

/** The modules of the application use the services of the global setup. */
Object.assign(process.env, {
  SUPABASE_URL: inject('supabaseUrl'),
  SUPABASE_PUBLISHABLE_KEY: inject('publishableKey'),
  SUPABASE_SECRET_KEY: inject('secretKey'),
});

/** What fails on purpose is not written among the results. */
vi.mock('@/lib/log/log', () => {
  const nothing = () => undefined;
  return { log: { info: nothing, warn: nothing, error: nothing } };
});

/** Outside a request there is no page to refresh. */
vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  updateTag: vi.fn(),
  refresh: vi.fn(),
}));
