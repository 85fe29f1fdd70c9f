import 'server-only';

/** Reads a body while counting its bytes: `too_big` past `maxBytes`, whatever length the request declares. */
export async function readLimitedBody(
  request: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_big'> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength;
    if (total > maxBytes) return 'too_big';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
