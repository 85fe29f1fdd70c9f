import type { Exchange } from './exchange.ts';

function bareType(type: string | null): string {
  return type?.split(';', 1)[0]?.trim() || 'application/octet-stream';
}

/** Finds the part with the content, whatever its name: storage-js uses the empty name. */
async function filePart({ body, headers }: Exchange) {
  const form = await new Response(body ?? null, { headers }).formData();
  const cacheControl = form.get('cacheControl');
  for (const value of form.values()) {
    if (typeof value !== 'string') return { file: value, cacheControl };
  }
  return undefined;
}

/**
 * Converts both upload formats of storage-js into the plain one. Like the hosted service it keeps the header of a plain
 * upload as it is, so that `application/pdf; charset=utf-8` fails the bucket's list, and parses that of a form's part.
 */
export async function mendUpload(exchange: Exchange): Promise<Exchange> {
  const headers = new Headers(exchange.headers);
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    if (!headers.has('content-type')) headers.set('content-type', bareType(null));
    return { ...exchange, headers, body: exchange.body ?? new Uint8Array() };
  }
  const part = await filePart(exchange);
  if (!part) return exchange;
  headers.set('content-type', bareType(part.file.type));
  if (typeof part.cacheControl === 'string') {
    headers.set('cache-control', `max-age=${part.cacheControl}`);
  }
  return { ...exchange, headers, body: new Uint8Array(await part.file.arrayBuffer()) };
}
