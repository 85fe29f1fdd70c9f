import 'server-only';
import { connect } from 'node:net';
import { deadlineOf, env } from '@/lib/env';
import { log } from '@/lib/log/log';

/** A scan of 10 MB takes a second or two; a form waits for two scans. */
const defaultMilliseconds = deadlineOf(15_000);
/** In bytes; enough for one line of text. */
const maxAnswer = 4096;

/**
 * Scans a file with clamd at `url`; does nothing without it. Returns whether a virus was found, and logs its name.
 * Throws when no clear answer arrives in time; the file must then not be stored.
 */
export async function findsVirus(
  bytes: Uint8Array,
  url = env.CLAMAV_URL,
  milliseconds = defaultMilliseconds,
): Promise<boolean> {
  if (!url) return false;
  const answer = await askClamd(bytes, new URL(url), AbortSignal.timeout(milliseconds)).catch(
    (cause: unknown) => {
      throw new Error(`Virus scanner ${url} gives no answer`, { cause });
    },
  );
  if (answer === 'stream: OK') return false;
  const [, signature] = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(answer) ?? [];
  if (!signature) throw new Error(`Virus scanner ${url} answers ${JSON.stringify(answer)}`);
  log.warn(`Virus scanner: ${signature} in a file of ${bytes.byteLength} bytes`);
  return true;
}

/** Sends clamd's INSTREAM command: chunks with their lengths, then an empty one; the answer ends with a zero byte. */
async function askClamd(
  bytes: Uint8Array,
  { hostname, port }: URL,
  signal: AbortSignal,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 3310), signal }).setEncoding('latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  for (const part of ['zINSTREAM\0', length, bytes, Buffer.alloc(4)]) socket.write(part);
  let answer = '';
  // Leaving the loop closes the connection.
  for await (const text of socket) {
    answer += text;
    if (answer.includes('\0') || answer.length >= maxAnswer) return answer.split('\0')[0] ?? '';
  }
  throw new Error('It closed the connection');
}
