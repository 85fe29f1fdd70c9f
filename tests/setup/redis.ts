import { type ChildProcess, spawn } from 'node:child_process';
import { findProgram, installFromDebian } from '../../local/commands/debian.ts';
import { endChild, hasWritten } from './child-process.ts';
import { freePort } from './free-port.ts';

/** The path of redis-server: the machine's, or an installed one if that needs no confirmation, or undefined. */
export async function findRedis(): Promise<string | undefined> {
  const find = () => findProgram('redis-server');
  return find() ?? ((await installFromDebian(undefined, ['redis-server'])) ? find() : undefined);
}

export const withoutRedis =
  'Sin redis-server no se prueba la caché compartida: instálalo (apt-get install redis-server).';

/** A Redis for one test: on loopback, without files. */
export class OwnRedis {
  readonly url: string;
  readonly #file: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(file: string, port: number) {
    this.#file = file;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(file: string): Promise<OwnRedis> {
    const redis = new OwnRedis(file, await freePort());
    await redis.start();
    return redis;
  }

  /** Starts empty, also after `end`. Resolves when it accepts connections. */
  async start(): Promise<void> {
    const options = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--save', ''];
    this.#process = spawn(this.#file, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    await hasWritten(this.#process, 'Ready to accept connections');
  }

  /** Makes it accept connections without answering. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async end(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child) await endChild(child, 'SIGKILL');
  }
}
