import 'server-only';

/**
 * The fields of a form posted to a route handler, read while counting: `too_big` past `maxBytes`, whatever the request
 * says of its own length, and `unreadable` for what is no form.
 */
export async function readLimitedForm(
  request: Request,
  maxBytes: number,
): Promise<FormData | 'too_big' | 'unreadable'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total > maxBytes) return 'too_big';
      chunks.push(new Uint8Array(chunk));
    }
    const contentType = request.headers.get('content-type') ?? '';
    return await new Response(new Blob(chunks), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    return 'unreadable';
  }
}
