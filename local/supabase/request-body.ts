import type { IncomingMessage } from 'node:http';

const limit = 25 * 1024 * 1024;

/** Reads a whole body; undefined when it is larger than the hosted service would take. */
export async function readBody(
  request: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // What is too much is still read to its end, so that the client hears the answer.
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > limit ? undefined : new Uint8Array(Buffer.concat(chunks));
}
