import 'server-only';

const firstGuess = 64 * 1024;

/**
 * The bytes of a request, counted while reading: `too_big` past `maxBytes`, whatever the request says of its own length.
 * They are written where they stay: files of a hundred senders at once must not lie in memory twice.
 */
export async function readLimitedBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_big'> {
  const announced = Number(request.headers.get('content-length')) || firstGuess;
  let bytes = new Uint8Array(Math.min(announced, maxBytes));
  let total = 0;
  for await (const chunk of request.body ?? []) {
    const end = total + chunk.byteLength;
    if (end > maxBytes) return 'too_big';
    if (end > bytes.byteLength)
      bytes = enlarge(bytes, Math.min(Math.max(end, total * 2), maxBytes));
    bytes.set(chunk, total);
    total = end;
  }
  return total === bytes.byteLength ? bytes : bytes.slice(0, total);
}

function enlarge(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
