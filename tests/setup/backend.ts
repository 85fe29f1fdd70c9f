import { createClient } from '@supabase/supabase-js';
import type { Mode, Service } from '../../local/supabase/faults.ts';
import { siteEnvironment } from './site-environment.ts';

const environment = siteEnvironment();

/** A variable of the site that the tests run against. */
export function need(name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not known: start the site with «npm run up» first.`);
  return value;
}

/** Reads the backend with the secret key. Use it only to check results, never for what a visitor must be able to do. */
export const secretClient = () =>
  createClient(need('SUPABASE_URL'), need('SUPABASE_SECRET_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Makes one embedded Supabase service fail except for the path `spare`, or work again (`ok`). */
export async function setFault(service: Service, mode: Mode, spare?: `/${string}`): Promise<void> {
  const answer = await fetch(`${need('SUPABASE_URL')}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, mode, spare }),
  });
  if (!answer.ok) throw new Error(`No fault could be set: ${answer.status}`);
}

export async function clearFaults(): Promise<void> {
  for (const service of ['rest', 'auth', 'storage'] as const) await setFault(service, 'ok');
}
