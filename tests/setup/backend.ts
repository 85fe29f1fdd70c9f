import { createClient } from '@supabase/supabase-js';
import { siteEnvironment } from './site-environment.ts';

const environment = siteEnvironment();

function need(name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not known: start the site with «npm run up» first.`);
  return value;
}

/** Reads the backend past every policy. For checking, never for what a visitor could not do. */
export const secretClient = () =>
  createClient(need('SUPABASE_URL'), need('SUPABASE_SECRET_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Breaks one embedded service of Supabase but for the path `spare`, or mends it (`ok`). */
export async function setFault(
  service: 'rest' | 'auth' | 'storage',
  mode: 'ok' | '500' | 'timeout' | 'refused',
  spare?: `/${string}`,
): Promise<void> {
  const answer = await fetch(`${need('SUPABASE_URL')}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, mode, spare }),
  });
  if (!answer.ok) throw new Error(`No fault could be set: ${answer.status}`);
}
