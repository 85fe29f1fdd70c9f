import { createHmac } from 'node:crypto';
import { deriveKey } from '../../lib/security/keys.ts';
import { secretClient } from './backend.ts';
import { siteEnvironment } from './site-environment.ts';

const environment = siteEnvironment();
const formLimit = Number(environment['FORM_RATE_LIMIT'] || 20);

/** The counter of a purpose and a network address (or another subject), with the key of lib/rate-limit/take.ts. */
function counterKey(purpose: string, subject: string): string {
  const key = deriveKey(environment['SUPABASE_SECRET_KEY'] ?? '', 'rate-limit');
  return `${purpose}:${createHmac('sha256', key).update(subject).digest('base64url')}`;
}

/** Uses up the limit of a form for an address; `forget` removes the hits. */
export async function useUpLimit(
  purpose: string,
  subject: string,
  { hits: count, seconds } = { hits: formLimit, seconds: 3600 },
) {
  const key = counterKey(purpose, subject);
  const counters = () => secretClient().from('rate_limits');
  const hits = Array.from({ length: count }, () => new Date().toISOString());
  const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
  await counters().insert({ key, hits, expires_at }).throwOnError();
  return { forget: () => counters().delete().eq('key', key).throwOnError() };
}
