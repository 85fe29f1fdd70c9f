import { createHmac } from 'node:crypto';
import type { Database } from './database.ts';
import { type Exchange, withJson } from './exchange.ts';

type Json = Record<string, unknown>;
type Query = Pick<Database, 'query'>;

/** The claims of a token that the identity service has just accepted or issued. */
export type Claims = Json & { sub: string; session_id: string };

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The token of a request; empty without one. */
export const bearerOf = ({ headers }: Exchange): string =>
  headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Notes how the session was opened or strengthened, with the time of the last use, which `amr` tells. */
export async function noteMethod(database: Query, session: string, method: string): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2::text)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  );
}

/**
 * Signs the token again with the claims that the hosted service adds and the library does not: `amr`, the methods of the
 * session with their times, and `aal`, its level. `more` replaces other claims.
 */
export async function completeToken(
  database: Query,
  jwtSecret: string,
  token: string,
  more: Json = {},
): Promise<string> {
  const claims = claimsOf(token);
  const [session] = await database.query<{ aal: string }>(
    `select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1::uuid`,
    [claims.session_id],
  );
  const amr = await database.query(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
       from auth.mfa_amr_claims where session_id = $1::uuid order by updated_at desc`,
    [claims.session_id],
  );
  const signed = `${token.split('.')[0]}.${encode({ ...claims, aal: session?.aal ?? 'aal1', amr, ...more })}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

/** The factors of an account as its user has them: without their keys. */
export const factorsOf = (database: Query, user: string) =>
  database.query<{ id: string; status: string }>(
    `select id, friendly_name, factor_type::text, status::text, created_at, updated_at
       from auth.mfa_factors where user_id = $1::uuid order by created_at`,
    [user],
  );

/** How the request opens a session, in the hosted service's terms; undefined when it does not. */
function methodOf({ url }: Exchange): string | undefined {
  if (url.pathname === '/auth/v1/signup') return 'password';
  if (url.pathname === '/auth/v1/verify') return 'otp';
  return url.searchParams.get('grant_type') === 'password' ? 'password' : undefined;
}

/** Completes what the library answers about a user: the claims of a new token, the account's factors. */
export async function completeAnswer(
  database: Query,
  jwtSecret: string,
  exchange: Exchange,
  answer: Response,
): Promise<Response> {
  if (!/^\/auth\/v1\/(signup|verify|token|user)$/.test(exchange.url.pathname)) return answer;
  const content: Json = await answer.clone().json();
  const token = content['access_token'];
  const user = (typeof token === 'string' ? content['user'] : content) as Json | undefined;
  if (typeof user?.['id'] === 'string') {
    const factors = await factorsOf(database, user['id']);
    if (factors.length > 0) user['factors'] = factors;
  }
  if (typeof token !== 'string') return withJson(answer, content);
  const method = methodOf(exchange);
  if (method) await noteMethod(database, claimsOf(token).session_id, method);
  const access_token = await completeToken(database, jwtSecret, token);
  return withJson(answer, { ...content, access_token });
}

/** Whether the request sets a new password. */
export function setsPassword({ method, url, body }: Exchange): boolean {
  if (method !== 'PUT' || url.pathname !== '/auth/v1/user' || !body) return false;
  try {
    return typeof JSON.parse(Buffer.from(body).toString()).password === 'string';
  } catch {
    return false;
  }
}

/** As the hosted service does and the library does not: sessions of the old password must not stay valid. */
export async function endOtherSessions(database: Query, exchange: Exchange): Promise<void> {
  const { sub, session_id } = claimsOf(bearerOf(exchange));
  await database.query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
    sub,
    session_id,
  ]);
}
