import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { backendFetch, type CachedRead, cachedFetch, optionsWith } from './fetch';

/**
 * A client with the server's secret key, which bypasses row level security. Use it only to write validated data
 * (submissions, rate limits), for jobs, and for SQL functions that repeat the rule of what is public; never to show
 * other data to a person whose permission was not checked. Reads are cached when `cached` is given.
 */
export function createSecretClient(cached?: CachedRead): SupabaseClient<Database> {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...optionsWith(cached ? cachedFetch(cached) : backendFetch),
  });
}
