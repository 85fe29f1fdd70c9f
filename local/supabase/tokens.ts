import { createHmac } from 'node:crypto';
import type { Runner } from './database.ts';
import type { Exchange } from './exchange.ts';

export type Claims = { sub?: string; session_id?: string };

const header = encode({ alg: 'HS256', typ: 'JWT' });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The claims of a token that the library has just accepted or issued: no signature is verified. */
export function claimsOf(token: string | null): Claims {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}

export function signToken(claims: object, jwtSecret: string): string {
  const signed = `${header}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

/** How the request opens a session, in the hosted service's terms; undefined when it does not. */
export function methodOf({ url }: Exchange): string | undefined {
  if (url.pathname === '/auth/v1/signup') return 'password';
  if (url.pathname === '/auth/v1/verify') return 'otp';
  return url.searchParams.get('grant_type') === 'password' ? 'password' : undefined;
}

/** Stores that the session's owner has just used the method; a second use renews its time. */
export async function recordMethod(
  runner: Pick<Runner, 'query'>,
  session: string,
  method: string,
): Promise<void> {
  await runner.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2::text)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  );
}

/**
 * The hosted service writes into every access token how strongly (`aal`) and by which methods, the last one first
 * (`amr`), its session was opened, also after a refresh, and keeps the client of the last sign-in or refresh. The
 * library does neither, so the gateway signs the token again with these claims of the session.
 */
export async function signAgain(
  database: Pick<Runner, 'query'>,
  jwtSecret: string,
  token: string,
  client: { agent: string; address: string },
): Promise<string> {
  const claims = claimsOf(token);
  const [session] = await database.query(
    `update auth.sessions set user_agent = nullif($2::text, ''), ip = $3::inet where id = $1::uuid
     returning aal, (
       select coalesce(jsonb_agg(jsonb_build_object(
                'method', authentication_method, 'timestamp', extract(epoch from updated_at)::int
              ) order by updated_at desc), '[]')
         from auth.mfa_amr_claims where session_id = sessions.id
     ) as amr`,
    [claims.session_id, client.agent, client.address],
  );
  return signToken({ ...claims, ...session }, jwtSecret);
}
