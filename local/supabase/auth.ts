import { z } from 'zod';
import { answerAdmin } from './auth-admin.ts';
import {
  type AuthContext,
  addressOf,
  callerOf,
  parametersOf,
  Refusal,
  refuse,
  type User,
} from './auth-call.ts';
import { type Exchange, toRequest, withJson } from './exchange.ts';
import { answerFactors, factorsOf, hasVerified } from './mfa.ts';
import { claimsOf, methodOf, recordMethod, signAgain } from './tokens.ts';

type Library = (request: Request) => Promise<Response>;

/** Adds the claims of the session and the person's factors, which the library does not know. */
async function complete(
  { database, keys }: AuthContext,
  exchange: Exchange,
  answer: Response,
): Promise<Response> {
  const { pathname } = exchange.url;
  if (!answer.ok || !/^\/auth\/v1\/(signup|verify|token|user)$/.test(pathname)) return answer;
  const content: { access_token?: string; user?: User } & User = await answer.clone().json();
  if (content.access_token) {
    const method = methodOf(exchange);
    const { session_id: session } = claimsOf(content.access_token);
    if (method && session) await recordMethod(database, session, method);
    const agent = exchange.headers.get('user-agent') ?? '';
    const client = { agent, address: addressOf(exchange, keys) };
    content.access_token = await signAgain(database, keys.jwtSecret, content.access_token, client);
  }
  const user = content.user ?? content;
  const factors = await factorsOf(database, user.id);
  if (factors.length > 0) user.factors = factors;
  return withJson(answer, content);
}

const change = z.object({ password: z.string().optional(), email: z.string().optional() });

/**
 * Whoever has a verified factor changes password and address only after using it, and a new password ends the other
 * sessions: the library knows neither rule.
 */
async function updateUser(context: AuthContext, exchange: Exchange): Promise<Response> {
  const { user, session, aal } = await callerOf(context, exchange);
  const { password, email } = parametersOf(change, exchange);
  if (hasVerified(user) && aal !== 'aal2' && (password || (email && email !== user.email))) {
    const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
    refuse(401, 'insufficient_aal', msg);
  }
  const answer = await context.ask(exchange);
  if (answer.ok && password) {
    await context.database.query(
      'delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid',
      [user.id, session],
    );
  }
  return answer;
}

function handlerOf({ method, url }: Exchange) {
  if (url.pathname.startsWith('/auth/v1/factors')) return answerFactors;
  if (url.pathname.startsWith('/auth/v1/admin/')) return answerAdmin;
  return method === 'PUT' && url.pathname === '/auth/v1/user' ? updateUser : undefined;
}

/** The identity service: the library's, which lacks second factors, the admin API and several rules of sessions. */
export function authService(
  library: Library,
  { database, keys, siteUrl }: Omit<AuthContext, 'ask'>,
): (exchange: Exchange) => Promise<Response> {
  const context: AuthContext = {
    database,
    keys,
    siteUrl,
    ask: async (exchange) => complete(context, exchange, await library(toRequest(exchange))),
  };
  return async (exchange) => {
    const handler = handlerOf(exchange);
    if (!handler) return context.ask(exchange);
    return handler(context, exchange).catch((error: unknown) => {
      if (error instanceof Refusal) return error.answer;
      throw error;
    });
  };
}
