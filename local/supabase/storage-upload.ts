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

/** Converts both upload formats of storage-js into the plain one, with the bare media type that limits compare. */
export async function mendUpload(exchange: Exchange): Promise<Exchange> {
  const headers = new Headers(exchange.headers);
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    headers.set('content-type', bareType(headers.get('content-type')));
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
