import type { Database } from './database.ts';
import type { Exchange } from './exchange.ts';

type Claims = { sub?: unknown; session_id?: unknown };

function parse(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** The claims of a token that the identity service has just accepted. */
function claims(headers: Headers): Claims {
  const payload = headers.get('authorization')?.split('.')[1] ?? '';
  return parse(Buffer.from(payload, 'base64url').toString());
}

/** As the hosted service does and the library does not: sessions of the old password must not stay valid. */
export async function endOtherSessions(
  database: Pick<Database, 'query'>,
  exchange: Exchange,
): Promise<void> {
  const { method, url, headers, body } = exchange;
  if (method !== 'PUT' || url.pathname !== '/auth/v1/user' || !body) return;
  if (typeof parse(Buffer.from(body).toString())['password'] !== 'string') return;
  const { sub, session_id: session } = claims(headers);
  if (typeof sub !== 'string' || typeof session !== 'string') return;
  await database.query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
    sub,
    session,
  ]);
}
