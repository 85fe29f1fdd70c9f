import type { IncomingMessage } from 'node:http';
import { requestMegabytes } from '../../lib/form-areas.ts';

/** In bytes. The site passes on no larger body than it accepts itself. */
export const bodyLimit = requestMegabytes * 1024 * 1024;

/** Reads a complete body; undefined when it exceeds the limit. */
export async function readBody(
  request: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Reads the rest of a body that is too large, so that the client receives the response.
    if (size <= bodyLimit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > bodyLimit ? undefined : new Uint8Array(Buffer.concat(chunks));
}
