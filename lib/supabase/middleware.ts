import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { assuranceOf, lacksSecondFactor } from '@/lib/auth/assurance';
import { isOutage, untilOutage } from '@/lib/auth/outage';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import type { Database } from '@/lib/supabase/database.types';
import { optionsWith } from '@/lib/supabase/fetch';
import { sessionCookieOptions, withSignedInMarker } from '@/lib/supabase/session-cookie';
import { createVisitorFetch } from '@/lib/supabase/visitor-fetch';

/** 'unknown' when the identity service did not answer; no roles when they cannot be read (requirement 6.1). */
export type SessionState = 'none' | { roles: string[]; lacksSecondFactor: boolean } | 'unknown';

/** Refreshes an expired session, since a page cannot set cookies. Returns the response with them, and the session. */
export async function refreshSession(
  request: NextRequest,
  requestHeaders: Headers,
): Promise<{ response: NextResponse; session: SessionState }> {
  let response = NextResponse.next({ request: { headers: requestHeaders } });
  const supabase = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(env.SITE_URL),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (fresh, headers) => {
        const marked = withSignedInMarker(fresh);
        for (const { name, value } of marked) request.cookies.set(name, value);
        requestHeaders.set('cookie', request.headers.get('cookie') ?? '');
        response = NextResponse.next({ request: { headers: requestHeaders } });
        for (const { name, value, options } of marked) response.cookies.set(name, value, options);
        for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      },
    },
    ...optionsWith(createVisitorFetch()),
  });
  const { data, error } = await untilOutage(supabase.auth.getUser()).catch((error: Error) => ({
    data: { user: null },
    error,
  }));
  if (isOutage(error)) return { response, session: 'unknown' };
  if (!data.user) return { response, session: 'none' };
  const roles = await supabase.from('user_roles').select('role').eq('user_id', data.user.id);
  if (roles.error) log.error('Roles could not be read', roles.error);
  const held = roles.data?.map(({ role }) => role) ?? [];
  // The service has just accepted this session.
  const stored = await supabase.auth.getSession();
  const assurance = assuranceOf(stored.data.session?.access_token ?? '');
  const lacking = lacksSecondFactor(data.user, held, assurance);
  return { response, session: { roles: held, lacksSecondFactor: lacking } };
}
