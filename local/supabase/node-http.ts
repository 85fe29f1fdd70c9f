import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';
import { readBody } from './request-body.ts';

const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'expect',
]);

export async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !hopHeaders.has(name));
  const hasBody = answer.status !== 204 && answer.status !== 304;
  response.writeHead(answer.status, [
    ...headers.flat(),
    ...(hasBody ? ['content-length', String(body.byteLength)] : []),
  ]);
  response.end(body);
}

/** Reads a complete request; undefined when its body is too large. */
export async function readExchange(
  request: IncomingMessage,
  url: URL,
): Promise<Exchange | undefined> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (!hopHeaders.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  const body = await readBody(request);
  if (!body) return undefined;
  const method = request.method ?? 'GET';
  return { method, url, headers, body: body.byteLength > 0 ? body : undefined };
}
