import 'server-only';
import { createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import type { Database } from '@/lib/supabase/database.types';
import { optionsWith } from '@/lib/supabase/fetch';
import { sessionCookieOptions, withSignedInMarker } from '@/lib/supabase/session-cookie';
import { createVisitorFetch } from '@/lib/supabase/visitor-fetch';

/** A client with the rights of the person whose session cookie the request has; row level security applies. */
export async function createSessionClient(): Promise<SupabaseClient<Database>> {
  const store = await cookies();
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(env.SITE_URL),
    cookies: {
      getAll: () => store.getAll(),
      setAll: (fresh) => {
        try {
          for (const { name, value, options } of withSignedInMarker(fresh)) {
            store.set(name, value, options);
          }
        } catch {
          // A page cannot set cookies while it renders; the middleware has refreshed the session before.
        }
      },
    },
    ...optionsWith(createVisitorFetch()),
  });
}
