import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { backendFetch, type CachedRead, cachedFetch, optionsWith } from './fetch';
import { createVisitorFetch } from './visitor-fetch';

/** An anonymous client for public data, the only one of prerendered pages; with `cached`, in Next's data cache. */
export function createPublicClient(cached?: CachedRead): SupabaseClient<Database> {
  return createAnonymousClient(cached ? cachedFetch(cached) : backendFetch);
}

/** An anonymous client for a visitor's requests to the identity service; only during a request. */
export const createVisitorClient = () => createAnonymousClient(createVisitorFetch());

const createAnonymousClient = (through: typeof fetch): SupabaseClient<Database> =>
  createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...optionsWith(through),
  });
