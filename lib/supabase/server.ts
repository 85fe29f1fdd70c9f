import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { assuranceOf, lacksSecondFactor, readRoles } from '@/lib/auth/assurance';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { optionsWith } from './fetch';
import { sessionCookieOptions, withSignedInMarker } from './session-cookie';
import { createVisitorFetch, isOutage, untilOutage } from './visitor-fetch';

const clientWith = (methods: CookieMethodsServer): SupabaseClient<Database> =>
  createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(env.SITE_URL),
    cookies: methods,
    ...optionsWith(createVisitorFetch()),
  });

/** A client with the rights of the person whose session cookie the request has; row level security applies. */
export async function createSessionClient(): Promise<SupabaseClient<Database>> {
  const store = await cookies();
  return clientWith({
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
  });
}

/** 'unknown' when the identity service did not answer; no roles when they cannot be read (requirement 6.1). */
type SessionState =
  | 'none'
  | (Awaited<ReturnType<typeof readRoles>> & { lacksSecondFactor: boolean })
  | 'unknown';

/** For the middleware: refreshes an expired session, since a page cannot set cookies. Returns response and session. */
export async function refreshSession(
  request: NextRequest,
  requestHeaders: Headers,
): Promise<{ response: NextResponse; session: SessionState }> {
  let response = NextResponse.next({ request: { headers: requestHeaders } });
  const supabase = clientWith({
    getAll: () => request.cookies.getAll(),
    setAll: (fresh, headers) => {
      const marked = withSignedInMarker(fresh);
      for (const { name, value } of marked) request.cookies.set(name, value);
      requestHeaders.set('cookie', request.headers.get('cookie') ?? '');
      response = NextResponse.next({ request: { headers: requestHeaders } });
      for (const { name, value, options } of marked) response.cookies.set(name, value, options);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  });
  const { data, error } = await untilOutage(supabase.auth.getUser()).catch((error: Error) => ({
    data: { user: null },
    error,
  }));
  if (isOutage(error)) return { response, session: 'unknown' };
  if (!data.user) return { response, session: 'none' };
  const { roles, refusal } = await readRoles(supabase, data.user.id);
  // The service has just accepted this session.
  const stored = await supabase.auth.getSession();
  const assurance = assuranceOf(stored.data.session?.access_token ?? '');
  const lacking = lacksSecondFactor(data.user, roles, assurance);
  return { response, session: { roles, refusal, lacksSecondFactor: lacking } };
}
