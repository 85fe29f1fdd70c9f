import { createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/** The response of the fake clamd: real clamd lines, except `nonsense`. */
const answers = {
  clean: 'stream: OK\0',
  found: 'stream: Eicar-Signature FOUND\0',
  limit: 'INSTREAM size limit exceeded. ERROR\0',
  nonsense: 'HTTP/1.1 400 Bad Request\r\n\r\n',
} as const;

const command = 'zINSTREAM\0';

export type ClamdMode = keyof typeof answers | 'hanging' | 'closing';

/** A fake clamd on loopback that accepts INSTREAM with one chunk and sends a given response. */
export class StandInClamd {
  mode: ClamdMode = 'clean';
  /** The data sent for scanning. */
  readonly received: Buffer[] = [];
  url = '';
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  static async start(): Promise<StandInClamd> {
    const clamd = new StandInClamd();
    clamd.url = `tcp://127.0.0.1:${await listen(clamd.#server)}`;
    return clamd;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    const parts: Buffer[] = [];
    let [arrived, expected] = [0, Number.POSITIVE_INFINITY];
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      arrived += part.length;
      // The real clamd refuses as soon as it has read a length above its limit.
      if (this.mode === 'limit') socket.end(answers.limit);
      else if (this.mode === 'closing') socket.destroy();
      if (!(this.mode in answers)) return;
      const start = command.length + 4;
      if (expected === Number.POSITIVE_INFINITY && arrived >= start)
        expected = start + Buffer.concat(parts).readUInt32BE(command.length) + 4;
      if (arrived < expected) return;
      const frame = Buffer.concat(parts);
      // The real clamd answers no other command, and waits for the empty chunk.
      if (frame.indexOf(command) !== 0 || frame.readUInt32BE(expected - 4) !== 0) return;
      this.received.push(frame.subarray(start, -4));
      socket.end(answers[this.mode as keyof typeof answers]);
    });
  }
}
