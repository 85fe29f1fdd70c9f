import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from '@/lib/supabase/database.types';
import { backendFetch } from '@/lib/supabase/fetch';

/**
 * A client with the server's secret key: it passes row level security. Only for writing what was validated here
 * (submissions, rate limits) and for jobs; never for showing something to a person whose permission was not checked.
 */
export function createSecretClient(): SupabaseClient<Database> {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: backendFetch({ cache: 'no-store' }) },
  });
}
