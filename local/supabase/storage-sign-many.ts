import { z } from 'zod';
import { type Exchange, jsonOf, withJson } from './exchange.ts';

type Signed = { path: string; error: string | null; signedURL: string | null };

const order = z.object({ paths: z.array(z.coerce.string()).catch([]), expiresIn: z.unknown() });
const refused = 'Either the object does not exist or you do not have access to it';

function addressOf(exchange: Exchange, path: string): URL {
  const url = new URL(exchange.url);
  url.pathname = `${url.pathname}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return url;
}

/** Signs several paths one by one, because the library takes the call for that of one path with an empty name. */
export async function signMany(
  exchange: Exchange,
  signOne: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const { paths, expiresIn } = order.parse(jsonOf(exchange));
  const body = new TextEncoder().encode(JSON.stringify({ expiresIn }));
  const results: Signed[] = [];
  for (const path of paths) {
    const answer = await signOne({ ...exchange, url: addressOf(exchange, path), body });
    if (answer.status === 401) return answer;
    const { signedURL = null }: { signedURL?: string | null } = answer.ok
      ? await answer.json()
      : {};
    results.push({ path, error: signedURL ? null : refused, signedURL });
  }
  return withJson(new Response(), results, 200);
}
