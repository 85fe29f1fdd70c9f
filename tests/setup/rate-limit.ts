import { createHmac } from 'node:crypto';
import { secretClient } from './backend.ts';
import { siteEnvironment } from './site-environment.ts';

const environment = siteEnvironment();
const limit = Number(environment['FORM_RATE_LIMIT'] || 20);

/** As if somebody at this address had sent a form as often as is allowed; `forget` lets the hour pass. */
export async function useUpLimit(purpose: string, address: string) {
  const digest = createHmac('sha256', environment['SUPABASE_SECRET_KEY'] ?? '')
    .update(address)
    .digest('base64url');
  const key = `${purpose}:${digest}`;
  const counters = () => secretClient().from('rate_limits');
  const hits = Array.from({ length: limit }, () => new Date().toISOString());
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const { error } = await counters().insert({ key, hits, expires_at });
  if (error) throw error;
  return {
    forget: async () => {
      const removal = await counters().delete().eq('key', key);
      if (removal.error) throw removal.error;
    },
  };
}
