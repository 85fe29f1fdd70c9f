import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Database } from './database.ts';
import { type Exchange, jsonOf } from './exchange.ts';
import type { Keys } from './keys.ts';
import { bearerOf, claimsOf, completeToken, factorsOf, noteMethod } from './tokens.ts';

/**
 * The second factor (TOTP), which the library does not have, with the hosted service's tables, answers and error codes
 * (supabase/auth, internal/api/mfa.go).
 */

type Json = Record<string, unknown>;
type Caller = { user: Json & { id: string; email?: string }; session: string; isSecond: boolean };
type Factor = { id: string; status: string; secret: string };

type Context = {
  database: Pick<Database, 'query'>;
  keys: Keys;
  siteUrl: string;
  /** The library's own answer to a request. */
  ask: (exchange: Exchange) => Promise<Response>;
};

const maxFactors = 10;
const challengeSeconds = 300;

const refusal = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });

const textOf = (value: unknown, name: string): string => {
  const member = (value as Json | null)?.[name];
  return typeof member === 'string' ? member : '';
};

/** Whose request it is, as the library says, or its refusal. */
async function callerOf({ ask }: Context, exchange: Exchange): Promise<Caller | Response> {
  const url = new URL('/auth/v1/user', exchange.url);
  const answer = await ask({ method: 'GET', url, headers: exchange.headers, body: undefined });
  if (!answer.ok) return answer;
  const { session_id, aal } = claimsOf(bearerOf(exchange)) as Json;
  const user: Caller['user'] = await answer.json();
  return { user, session: String(session_id), isSecond: aal === 'aal2' };
}

const hasVerified = (factors: readonly { status: string }[]) =>
  factors.some(({ status }) => status === 'verified');

async function enroll({ database, siteUrl }: Context, caller: Caller, body: unknown) {
  if (textOf(body, 'factor_type') !== 'totp')
    return refusal(400, 'validation_failed', 'factor_type needs to be totp');
  const name = textOf(body, 'friendly_name');
  await database.query(
    `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '5 minutes'`,
  );
  const factors = await database.query<{ friendly_name: string | null; status: string }>(
    'select friendly_name, status::text from auth.mfa_factors where user_id = $1::uuid',
    [caller.user.id],
  );
  if (factors.some(({ friendly_name }) => friendly_name === name))
    return refusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (factors.length >= maxFactors)
    return refusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of enrolled factors reached',
    );
  if (hasVerified(factors) && !caller.isSecond)
    return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const id = randomUUID();
  const secret = new Secret({ size: 20 });
  const issuer = textOf(body, 'issuer') || new URL(siteUrl).host;
  const uri = new TOTP({ issuer, label: caller.user.email ?? '', secret }).toString();
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1::uuid, $2::uuid, $3::text, 'totp', 'unverified', now(), now(), $4::text)`,
    [id, caller.user.id, name, secret.base32],
  );
  const totp = { qr_code: renderSVG(uri), secret: secret.base32, uri };
  return Response.json({ id, type: 'totp', friendly_name: name, totp });
}

async function challenge({ database }: Context, { id }: Factor) {
  const challengeId = randomUUID();
  await database.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values ($1::uuid, $2::uuid, now(), '127.0.0.1')`,
    [challengeId, id],
  );
  const expires_at = Math.floor(Date.now() / 1000) + challengeSeconds;
  return Response.json({ id: challengeId, type: 'totp', expires_at });
}

async function verify(context: Context, caller: Caller, factor: Factor, exchange: Exchange) {
  const { database, keys } = context;
  const body = jsonOf(exchange);
  const [open] = await database.query<{ is_over: boolean }>(
    `select created_at < now() - interval '${challengeSeconds} seconds' as is_over
       from auth.mfa_challenges where id::text = $1 and factor_id = $2::uuid and verified_at is null`,
    [textOf(body, 'challenge_id'), factor.id],
  );
  if (!open)
    return refusal(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  if (open.is_over)
    return refusal(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  if (totp.validate({ token: textOf(body, 'code'), window: 1 }) === null)
    return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

  const { session, user } = caller;
  await database.query(
    'update auth.mfa_challenges set verified_at = now() where factor_id = $1::uuid',
    [factor.id],
  );
  await database.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1::uuid and status <> 'verified'`,
    [factor.id],
  );
  await database.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [user.id],
  );
  await database.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = now() where id = $1::uuid`,
    [session, factor.id],
  );
  await database.query(
    `delete from auth.sessions where user_id = $1::uuid and coalesce(aal::text, 'aal1') = 'aal1'`,
    [user.id],
  );
  await noteMethod(database, session, 'totp');
  const [refresh] = await database.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1::uuid and not revoked
      order by created_at desc limit 1`,
    [session],
  );
  const now = Math.floor(Date.now() / 1000);
  const { iat, exp } = claimsOf(bearerOf(exchange)) as Json;
  const expires_in = Number(exp) - Number(iat);
  const times = { iat: now, exp: now + expires_in };
  const access_token = await completeToken(database, keys.jwtSecret, bearerOf(exchange), times);
  return Response.json({
    ...{ access_token, token_type: 'bearer', expires_in, expires_at: times.exp },
    refresh_token: refresh?.token,
    user: { ...user, factors: await factorsOf(database, user.id) },
  });
}

async function remove({ database }: Context, { id }: Factor) {
  const sessions = await database.query<{ id: string }>(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid returning id`,
    [id],
  );
  for (const session of sessions) {
    await database.query(
      `delete from auth.mfa_amr_claims where session_id = $1::uuid and authentication_method = 'totp'`,
      [session.id],
    );
  }
  await database.query('delete from auth.mfa_factors where id = $1::uuid', [id]);
  return Response.json({ id });
}

const notFound = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');

async function findFactor({ database }: Context, user: string, id: string) {
  const [factor] = await database.query<Factor>(
    'select id, status::text, secret from auth.mfa_factors where id::text = $1 and user_id::text = $2',
    [id, user],
  );
  return factor;
}

/** Answers the routes of factors, those of the caller and those of the admin API; undefined for other routes. */
export async function answerFactors(
  context: Context,
  exchange: Exchange,
): Promise<Response | undefined> {
  const { method, url, headers } = exchange;
  const admin = /^\/auth\/v1\/admin\/users\/([^/]+)\/factors(?:\/([^/]+))?$/.exec(url.pathname);
  if (admin) {
    const [, user = '', id] = admin;
    if (headers.get('authorization') !== `Bearer ${context.keys.secretKey}`)
      return refusal(403, 'not_admin', 'User not allowed');
    if (!id) return Response.json(await factorsOf(context.database, user));
    const factor = await findFactor(context, user, id);
    return factor && method === 'DELETE' ? remove(context, factor) : notFound();
  }
  const own = /^\/auth\/v1\/factors(?:\/([^/]+))?(?:\/(challenge|verify))?$/.exec(url.pathname);
  if (!own) return undefined;
  const caller = await callerOf(context, exchange);
  if (caller instanceof Response) return caller;
  const [, id, step] = own;
  if (!id) return enroll(context, caller, jsonOf(exchange));
  const factor = await findFactor(context, caller.user.id, id);
  if (!factor) return notFound();
  if (step === 'challenge') return challenge(context, factor);
  if (step === 'verify') return verify(context, caller, factor, exchange);
  if (factor.status === 'verified' && !caller.isSecond)
    return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  return remove(context, factor);
}

/** The hosted service changes no password of an account with a second factor before that was given. */
export async function refusePassword(
  context: Context,
  exchange: Exchange,
): Promise<Response | undefined> {
  const caller = await callerOf(context, exchange);
  if (caller instanceof Response || caller.isSecond) return undefined;
  if (!hasVerified(await factorsOf(context.database, caller.user.id))) return undefined;
  return refusal(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
