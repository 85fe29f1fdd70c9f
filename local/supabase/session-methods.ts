import { createHmac } from 'node:crypto';
import type { Database } from './database.ts';
import { type Exchange, withJson } from './exchange.ts';

type Json = Record<string, unknown>;

const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** How the request opens a session, in the hosted service's terms; undefined when it does not. */
function methodOf({ url }: Exchange): string | undefined {
  if (url.pathname === '/auth/v1/signup') return 'password';
  if (url.pathname === '/auth/v1/verify') return 'otp';
  return url.searchParams.get('grant_type') === 'password' ? 'password' : undefined;
}

/**
 * The hosted service writes into every access token how its session was opened (`amr`), also after a refresh. The
 * library does not, so the gateway stores the method in the hosted service's table and signs the token again with the
 * claim.
 */
export async function nameSessionMethod(
  database: Pick<Database, 'query'>,
  jwtSecret: string,
  exchange: Exchange,
  answer: Response,
): Promise<Response> {
  if (!/^\/auth\/v1\/(signup|verify|token)$/.test(exchange.url.pathname)) return answer;
  const content: Json = await answer.clone().json();
  if (typeof content['access_token'] !== 'string') return answer;
  const [header, payload] = content['access_token'].split('.');
  const claims = decode(payload);
  const method = methodOf(exchange);
  if (method) {
    await database.query(
      'insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2::text)',
      [claims['session_id'], method],
    );
  }
  const amr = await database.query(
    `select authentication_method as method, extract(epoch from created_at)::int as timestamp
       from auth.mfa_amr_claims where session_id = $1::uuid`,
    [claims['session_id']],
  );
  const signed = `${header}.${encode({ ...claims, amr })}`;
  const signature = createHmac('sha256', jwtSecret).update(signed).digest('base64url');
  return withJson(answer, { ...content, access_token: `${signed}.${signature}` });
}
