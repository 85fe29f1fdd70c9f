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
    // Measurements of visitors' browsers need no session.
    {
      source: '/((?!_next/|subidas/|api/vitals).*)',
      has: [{ type: 'header', key: 'content-type' }],
    },
    // No browser sends these; see below.
    { source: '/:path*', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
  ],
};

export async function middleware(request: NextRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  // Next takes a page's nonce from its request: a visitor's own would be stored with a shared page.
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  if (!isForOneVisitor(request)) return NextResponse.next({ request: { headers } });

  const { pathname, search } = request.nextUrl;
  const isTracking = pathname.startsWith('/propuesta/');
  const refusal = isTracking ? await refuseTracking(request, headers) : null;
  if (refusal) return refusal;
  // A navigation by script keeps the policy of the page before, so the whole back-office and the way into it have the same.
  const workers = /^\/(admin|auth)(\/|$)/.test(pathname);
  const policy = noncePolicy(crypto.randomUUID(), { workers });
  headers.set('content-security-policy', policy);
  const { response, session } = await refreshSession(request, headers);
  // A nonce and a session's cookies are for one visitor; a shared cache must keep neither.
  response.headers.set('cache-control', 'private, no-store');
  // A visitor's file brings a stricter policy of its own.
  if (!pathname.startsWith('/admin/archivos/')) {
    response.headers.set('content-security-policy', policy);
  }

  if (isTracking) keepPrivate(response);
  if (pathname === '/admin' || pathname.startsWith('/admin/')) {
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
 * Whether the answer is made for this request. A matcher knows no methods, and a prerendered page that is asked for with
 * some header too many must come as it is, with its own policy and no cookies.
 */
function isForOneVisitor({ method, nextUrl: { pathname, searchParams } }: NextRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (pathname === '/tienda' || pathname === '/blog') return searchParams.has('q');
  return /^\/(admin|auth|propuesta|tienda\/buscar|blog\/buscar)(\/|$)/.test(pathname);
}

/**
 * The address is a secret: it is not indexed and not sent to other origins. With `no-referrer` browsers would
 * send the page's own form with the origin `null`, which server actions refuse.
 */
function keepPrivate({ headers }: NextResponse): void {
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
