/** A request with its complete body, so that no data arrives while the database is busy. */
export type Exchange = {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | undefined;
};

/** The request in the library's format; it declares the body's real length, which limits check. */
export function toRequest({ method, url, headers, body }: Exchange): Request {
  const sent = new Headers(headers);
  if (body) sent.set('content-length', String(body.byteLength));
  return new Request(url, { method, headers: sent, ...(body ? { body } : {}) });
}

/** Parses the body as JSON; throws a SyntaxError when it is invalid. */
export const jsonOf = ({ body }: Exchange): unknown =>
  JSON.parse(Buffer.from(body ?? []).toString());

export function withJson(answer: Response, content: unknown, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  return Response.json(content, { status, headers });
}
