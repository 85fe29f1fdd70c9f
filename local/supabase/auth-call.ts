import { isIP } from 'node:net';
import type { z } from 'zod';
import type { Database } from './database.ts';
import { type Exchange, jsonOf } from './exchange.ts';
import type { Keys } from './keys.ts';
import { claimsOf } from './tokens.ts';

export type Factor = { id: string; friendly_name: string; status: 'unverified' | 'verified' };

export type User = { id: string; email: string; factors?: Factor[] };

/** The person whose token came with the request, and the session that the token belongs to. */
export type Caller = { user: User; session: string; aal: string };

export type AuthContext = {
  database: Pick<Database, 'query' | 'transaction'>;
  keys: Keys;
  siteUrl: string;
  /** The library's answer with what the hosted service's has beyond it. */
  ask(exchange: Exchange): Promise<Response>;
};

/** Carries the refusal out of a transaction, which is thereby rolled back. */
export class Refusal extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super('refused');
    this.answer = answer;
  }
}

/** Refuses with the hosted identity service's status, code and message. */
export function refuse(status: number, code: string, msg: string): never {
  const headers = { 'x-sb-error-code': code };
  throw new Refusal(Response.json({ code: status, error_code: code, msg }, { status, headers }));
}

/** As in the hosted service: the address that the secret key vouches for, or else the proxies' first one. */
export function addressOf({ headers }: Exchange, { secretKey }: Keys): string {
  const vouched = headers.get('apikey') === secretKey ? headers.get('sb-forwarded-for') : '';
  const addresses = `${vouched},${headers.get('x-forwarded-for')}`.split(',');
  // The gateway itself listens on loopback only.
  return addresses.map((address) => address.trim()).find(isIP) ?? '127.0.0.1';
}

/** The body in the wanted form, or the hosted service's refusal. */
export function parametersOf<Output>(schema: z.ZodType<Output>, exchange: Exchange): Output {
  try {
    return schema.parse(jsonOf(exchange));
  } catch {
    return refuse(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** Lets the library check key, token and session; its refusal becomes the gateway's. */
export async function callerOf({ ask, database }: AuthContext, exchange: Exchange) {
  const { url, headers } = exchange;
  const own = new URL('/auth/v1/user', url);
  const answer = await ask({ method: 'GET', url: own, headers, body: undefined });
  if (!answer.ok) throw new Refusal(answer);
  const user: User = await answer.json();
  const { session_id: session = '' } = claimsOf(headers.get('authorization'));
  const [row] = await database.query<{ aal: string }>(
    'select aal from auth.sessions where id = $1::uuid',
    [session],
  );
  return { user, session, aal: row?.aal ?? 'aal1' } satisfies Caller;
}
