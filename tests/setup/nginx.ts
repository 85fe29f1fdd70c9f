import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNginx } from '../../local/commands/nginx.ts';
import { nginxArguments, writeNginxFolder } from '../../local/commands/nginx-folder.ts';
import { ask } from './ask.ts';
import { endChild } from './child-process.ts';
import { freePort } from './free-port.ts';

/** nginx with the shipped configuration, as `npm run up -- --nginx` runs it, in front of a port. */
export class Nginx {
  readonly port: number;
  readonly #folder: string;
  readonly #process: ChildProcess;
  #errors = '';

  private constructor(port: number, folder: string, process: ChildProcess) {
    this.port = port;
    this.#folder = folder;
    this.#process = process;
    process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
  }

  /** Everything that nginx has written: the log of requests and that of errors. */
  async written(): Promise<string> {
    return (await readFile(join(this.#folder, 'access.log'), 'utf8')) + this.#errors;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** `root` contains deploy/nginx. */
  static async inFrontOf(
    upstream: number | readonly number[],
    root = process.cwd(),
  ): Promise<Nginx> {
    const port = await freePort();
    const folder = await nginxFolder();
    writeNginxFolder({ root, folder, port, upstream });
    const nginx = new Nginx(port, folder, await startNginx(folder));
    await answering(port);
    return nginx;
  }

  async stop(): Promise<void> {
    await endChild(this.#process);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

export const nginxFolder = () => mkdtemp(join(tmpdir(), 'dauro-nginx-'));

/** Starts nginx with the nginx.conf of a folder. */
export async function startNginx(folder: string): Promise<ChildProcess> {
  const nginx = spawn(await findOrInstallNginx(undefined), nginxArguments(folder), {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  process.once('exit', () => nginx.kill());
  return nginx;
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(port, '/errors/5xx.html').catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}
