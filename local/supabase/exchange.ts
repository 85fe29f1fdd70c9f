/** A request with its complete body, so that nothing arrives while the database works. */
export type Exchange = {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | undefined;
};

/** The exchange as the library takes it; the body's true length goes with it, since limits look at it. */
export function toRequest({ method, url, headers, body }: Exchange): Request {
  const sent = new Headers(headers);
  if (body) sent.set('content-length', String(body.byteLength));
  return new Request(url, { method, headers: sent, ...(body ? { body } : {}) });
}

/** The body as JSON; throws a SyntaxError when it is none. */
export const jsonOf = ({ body }: Exchange): unknown =>
  JSON.parse(Buffer.from(body ?? []).toString());

/** An answer with other content, everything else as it was. */
export function withJson(answer: Response, content: unknown, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  return Response.json(content, { status, headers });
}
