import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a person reads of a page: a form's scripts carry every sentence it may ever say. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');

/** What the form's page hides in it, so that a browser without JavaScript reaches the server action. */
export async function hiddenFields(page: URL, from = '127.0.0.1'): Promise<Map<string, string>> {
  const answer = await send('GET', page, from);
  const found = answer.text.matchAll(
    /<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g,
  );
  return new Map(
    [...found].map(([, name = '', value = '']) => [withoutEntities(name), withoutEntities(value)]),
  );
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const withoutEntities = (html: string) =>
  html.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Sends a body from one of this machine's addresses, which `fetch` cannot choose, and waits as long as it takes. */
export async function send(
  method: 'GET' | 'POST' | 'PUT',
  address: URL,
  localAddress: string,
  body: BodyInit | null = null,
  type?: string,
): Promise<{ status: number; text: string }> {
  const encoded = new Response(body, type ? { headers: { 'content-type': type } } : {});
  const headers = Object.fromEntries(encoded.headers);
  const sent = request(address, { method, agent: false, localAddress, family: 4, headers });
  sent.end(body === null ? undefined : await encoded.bytes());
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${address.href} has not answered`);
  return { status: response.statusCode ?? 0, text: await text(response) };
}
