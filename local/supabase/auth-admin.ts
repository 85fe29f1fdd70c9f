import { type AuthContext, callerOf, refuse, type User } from './auth-call.ts';
import type { Exchange } from './exchange.ts';
import { factorOf, removeFactor } from './mfa.ts';
import { signToken } from './tokens.ts';

/** Only the secret key is an administrator; with a person's token beside it, the person counts. */
async function assertAdmin(context: AuthContext, exchange: Exchange): Promise<void> {
  const { secretKey } = context.keys;
  const [key, bearer] = ['apikey', 'authorization'].map((name) => exchange.headers.get(name));
  if (key === secretKey && (!bearer || bearer === `Bearer ${secretKey}`)) return;
  await callerOf(context, exchange);
  refuse(403, 'not_admin', 'User not allowed');
}

/** The library has no admin API, so it is asked as the person, by a token of no session. */
async function userOf({ ask, keys }: AuthContext, { url }: Exchange, id: string): Promise<User> {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const token = signToken({ sub: id, role: 'authenticated', exp }, keys.jwtSecret);
  const headers = new Headers({ apikey: keys.secretKey, authorization: `Bearer ${token}` });
  const own = new URL('/auth/v1/user', url);
  const answer = await ask({ method: 'GET', url: own, headers, body: undefined });
  return answer.ok ? answer.json() : refuse(404, 'user_not_found', 'User not found');
}

/** `/auth/v1/admin/users/{id}/factors`: a person's factors, as the hosted service answers. */
export async function answerAdmin(context: AuthContext, exchange: Exchange): Promise<Response> {
  await assertAdmin(context, exchange);
  const { method, url } = exchange;
  const route = /^\/auth\/v1\/admin\/users\/([^/]+)\/factors(?:\/([^/]+))?$/.exec(url.pathname);
  const [, id, factor] = route ?? [];
  if (!id || method !== (factor ? 'DELETE' : 'GET')) {
    return new Response('404 page not found', { status: 404 });
  }
  const { factors = [] } = await userOf(context, exchange, id);
  if (!factor) return Response.json(factors);
  const removed = factorOf(factors, factor);
  await removeFactor(context, removed);
  return Response.json(removed);
}
