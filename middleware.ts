import { type NextRequest, NextResponse } from 'next/server';
import { mayWorkOn } from '@/lib/auth/roles';
import { requestMegabytes } from '@/lib/form-areas';
import { plainPage, refusals } from '@/lib/http/plain-html';
import { asksForData, refuseData } from '@/lib/http/request';
import {
  isFileAddress,
  pageExists,
  probeHeader,
  slugSpelling,
  spellingOf,
} from '@/lib/http/spelling';
import { refuseSearch } from '@/lib/rate-limit/may-ask';
import { noncePolicy } from '@/lib/security/csp';
import { refuseTracking } from '@/lib/submissions/tracking';
import { refreshSession } from '@/lib/supabase/server';
import { messages } from '@/messages/es';

/**
 * Redirects and sets headers. Data layer and database check the permission again, so that a request which bypasses this
 * file gains nothing. The matcher is narrow, so that prerendered pages are served without the middleware.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/auth/:path*',
    '/propuesta/:token',
    // Search results are rendered per request; the lists without a search stay static.
    { source: '/tienda', has: [{ type: 'query', key: 'q' }] },
    '/tienda/buscar',
    { source: '/blog', has: [{ type: 'query', key: 'q' }] },
    '/blog/buscar/resultados',
    // A form sent without JavaScript is answered by a page rendered for it, which needs its own nonce. Only requests
    // with a body have a content type. The middleware would buffer a whole uploaded file, so uploads are excluded.
    { source: '/((?!_next/|subidas/).*)', has: [{ type: 'header', key: 'content-type' }] },
    // Addresses that may have another spelling, or none: those with a sign that ours lack, also the `+` that programs write
    // for a blank, and those copied with the dot or the hyphen that ended their sentence or their line. Those of Next's own
    // files and secret ones have capitals.
    '/((?!_next/|propuesta/[^%]*$).*(?:[^a-z0-9/.-].*|[.-]))',
    // Browsers never send these headers; the code below removes them.
    { source: '/:path*', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
  ],
};

export async function middleware(request: NextRequest): Promise<Response> {
  const misspelt = await answerMisspelt(request);
  if (misspelt) return misspelt;
  // Next would cut the body short and answer 500.
  if (Number(request.headers.get('content-length')) > requestMegabytes * 1024 * 1024) {
    return plainPage(413, refusals.tooLarge);
  }
  // Next answers 500 to a form whose parts cannot be told apart.
  if (
    /^multipart\/form-data(?!.*boundary="?[^\s";])/i.test(request.headers.get('content-type') ?? '')
  ) {
    return plainPage(400, refusals.badRequest);
  }
  const headers = new Headers(request.headers);
  // Next takes a page's nonce from the request headers: one sent by a visitor would be stored in a shared page.
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  if (!isForOneVisitor(request)) return NextResponse.next({ request: { headers } });

  const { pathname, search } = request.nextUrl;
  const isTracking = pathname.startsWith('/propuesta/');
  const refusal = isTracking
    ? await refuseTracking(request, headers)
    : isSearch(pathname)
      ? await refuseSearch()
      : null;
  if (refusal) return refusal;
  // Client-side navigation keeps the policy of the first page, so the whole back-office and the sign-in pages share
  // one.
  const isInside = /^\/(admin|auth)(\/|$)/.test(pathname);
  const policy = noncePolicy(crypto.randomUUID(), { reads: isInside });
  headers.set('content-security-policy', policy);
  const { response, session } = await refreshSession(request, headers);
  // Nonce and session cookies belong to one visitor, so shared caches must not store the response.
  response.headers.set('cache-control', 'private, no-store');
  // The route of visitors' files sets a stricter policy itself.
  if (!pathname.startsWith('/admin/archivos/')) {
    response.headers.set('content-security-policy', policy);
  }

  if (isTracking) response.headers.set('x-robots-tag', 'noindex, nofollow');
  const isOffice = isInside && !pathname.startsWith('/auth');
  if (session === 'unknown') {
    // Signing out removes the cookies during an outage too, and the form to sign in reports it itself.
    return isOffice || (isInside && request.method === 'GET') ? outage() : response;
  }
  if (isOffice) {
    const signedOut = session === 'none';
    // A server action checks the permission itself and reports an expired session; a redirect would report nothing. The
    // answer must not remove the cookies of that session: Next renders the page again when an action's cookies change,
    // which would redirect to the sign-in page and lose the typed text.
    if (request.method === 'POST' && request.headers.has('next-action')) {
      return signedOut ? NextResponse.next({ request: { headers } }) : response;
    }
    const mayEnter = !signedOut && mayWorkOn(session.roles, 'office');
    if (!mayEnter || session.lacksSecondFactor) {
      const reason = signedOut ? 'signed_out' : session.refusal;
      if (asksForData(request.headers)) return refuseData(reason);
      if (!signedOut && !mayEnter) return redirect(request, response, '/');
      const query = new URLSearchParams({ next: pathname + search });
      if (!signedOut) return redirect(request, response, `/auth/segundo-paso?${query}`);
      // Only a page of the back-office leads to another one, so the session has ended meanwhile.
      if (request.headers.get('sec-fetch-site') === 'same-origin') query.set('aviso', 'caducada');
      return redirect(request, response, `/auth?${query}`);
    }
  }
  return response;
}

/** A redirect to the usual spelling of an address that exists, or the answer to one that is no text. */
async function answerMisspelt({ method, nextUrl, headers }: NextRequest): Promise<Response | null> {
  const { pathname } = nextUrl;
  const spelling = spellingOf(pathname);
  if (spelling === null && isFileAddress(pathname)) return plainPage(400, refusals.badRequest);
  if (spelling === null) return NextResponse.rewrite(new URL('/_not-found', nextUrl));
  const isRead = method === 'GET' || method === 'HEAD';
  // Newsletters append `&utm_source=…` to addresses without a `?`; applications encode it, the `#` of a part, a `;`, and
  // the quotation mark or tag behind an address. A path of such a tail alone, or a part that is a tag, stays a 404.
  const tail = /(?:(?<=.)\/?%(?:26|3F)|(?<=[^/])(?:\/?%(?:2[23]|3B)|%3C)).*/;
  const withoutTail = spelling.replace(tail, '');
  if (!isRead || isFileAddress(withoutTail) || headers.has(probeHeader)) return null;
  const spellings = [...new Set([spelling, slugSpelling(spelling), withoutTail])];
  if (spellings.length === 1 && spelling === pathname) return null;
  for (const path of spellings) {
    // A token is case-sensitive, and asking for its page would count as a visit.
    if (/^\/(auth|propuesta)\/./.test(path)) return null;
    if (!(await pageExists(path, nextUrl))) continue;
    // A book with an accent in its address stays there, whatever else there is.
    if (path === pathname) return null;
    return NextResponse.redirect(new URL(path + nextUrl.search, nextUrl), 308);
  }
  return null;
}

/**
 * Whether the response is rendered for this request. The matcher cannot select methods, and a request for a prerendered
 * page with extra headers must get the page unchanged, with its own policy and no cookies.
 */
function isForOneVisitor({ method, nextUrl: { pathname, searchParams } }: NextRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (pathname === '/tienda' || pathname === '/blog') return searchParams.has('q');
  // The page of unknown addresses is prerendered: a policy with a nonce would block its scripts.
  if (pathname.startsWith('/auth/')) return signInSteps.test(pathname);
  return /^\/(admin|auth|propuesta|tienda\/buscar|blog\/buscar)(\/|$)/.test(pathname);
}

/** The pages below `/auth`. The scripts of one that is missing here are blocked. */
const signInSteps = /^\/auth\/(comprobacion|confirm|invitacion|salir|segundo-paso)$/;

const isSearch = (pathname: string): boolean => /^\/(tienda|blog)(\/buscar(\/|$)|$)/.test(pathname);

/** Nobody can work while the identity service is away. The page would only ask it again; its cookies stay as they are. */
function outage(): Response {
  const { auth, error } = messages;
  const back = { href: '', label: error.retry };
  const texts = { title: error.title, text: auth.failure, back, home: error.home };
  return plainPage(503, texts, { 'retry-after': '10' });
}

/** A redirect that keeps the cookies of a session refreshed in this request. 303 turns a POST into a GET. */
function redirect(request: NextRequest, response: NextResponse, target: string): NextResponse {
  const status = request.method === 'POST' ? 303 : 307;
  const answer = NextResponse.redirect(new URL(target, request.nextUrl), status);
  for (const cookie of response.cookies.getAll()) answer.cookies.set(cookie);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
