import { type NextRequest, NextResponse } from 'next/server';
import { isStaff } from '@/lib/auth/roles';
import { noncePolicy } from '@/lib/security/csp';
import { refuseTracking } from '@/lib/submissions/guard-tracking';
import { refreshSession } from '@/lib/supabase/middleware';

/**
 * Thin on purpose: it redirects and sets headers. Permission is checked again by the data layer and by the database,
 * so that nothing opens if this file is passed by. The matcher is narrow: prerendered pages never come through here.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/auth/:path*',
    '/propuesta/:token',
    // Answers to a question are made for it; the lists they are found in stay static.
    { source: '/tienda', has: [{ type: 'query', key: 'q' }] },
    '/tienda/buscar',
    { source: '/blog', has: [{ type: 'query', key: 'q' }] },
    '/blog/buscar/resultados',
    // A form sent without JavaScript is answered by a page rendered for it, which needs a nonce of its own. Only
    // requests with a body name a content type. A file ahead of its form would be kept in memory whole, and is not.
    { source: '/((?!_next/|subidas/).*)', has: [{ type: 'header', key: 'content-type' }] },
  ],
};

export async function middleware(request: NextRequest): Promise<Response> {
  const policy = noncePolicy(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);

  const { pathname, search } = request.nextUrl;
  const isTracking = pathname.startsWith('/propuesta/');
  const refusal = isTracking ? await refuseTracking(request) : null;
  if (refusal) return refusal;
  const { response, session } = await refreshSession(request, headers);
  // A visitor's file brings a stricter policy of its own.
  if (!pathname.startsWith('/admin/archivos/')) {
    response.headers.set('content-security-policy', policy);
  }

  if (isTracking) keepPrivate(response);
  if (pathname === '/admin' || pathname.startsWith('/admin/')) {
    response.headers.set('cache-control', 'private, no-store');
    // An open page calls an action, which checks by itself and says what became of the session: a redirect would tell nothing.
    if (request.method === 'POST' && request.headers.has('next-action')) return response;
    if (session === 'none') {
      return redirect(
        request,
        response,
        `/auth?${new URLSearchParams({ next: pathname + search })}`,
      );
    }
    if (session !== 'unknown' && !isStaff(session.roles)) return redirect(request, response, '/');
  }
  return response;
}

/**
 * The address is a secret: it is not kept, not indexed and not told to anybody else. With `no-referrer` browsers would
 * send the page's own form with the origin `null`, which server actions refuse.
 */
function keepPrivate({ headers }: NextResponse): void {
  headers.set('cache-control', 'private, no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow');
}

/** A redirect that keeps the cookies of a session refreshed on the way. A form that was sent is not sent on. */
function redirect(request: NextRequest, response: NextResponse, target: string): NextResponse {
  const status = request.method === 'POST' ? 303 : 307;
  const answer = NextResponse.redirect(new URL(target, request.nextUrl), status);
  for (const cookie of response.cookies.getAll()) answer.cookies.set(cookie);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
