import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { standaloneServer } from '../../local/commands/standalone.ts';
import { findFreePorts } from '../../local/shared/ports.ts';
import { endChild, hasWritten } from './child-process.ts';
import { siteEnvironment } from './site-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server of the site under test. */
export function builtServer(): string {
  const distDir = siteEnvironment()['NEXT_DIST_DIR'];
  if (!distDir) throw new Error('NEXT_DIST_DIR is not known: start the site with «npm run up».');
  return standaloneServer(root, distDir);
}

/** Another server of the site under test: same build and services, another port. */
export class Instance {
  readonly url: string;
  readonly port: number;
  readonly #process: ChildProcess;
  #said = '';

  private constructor(server: string, port: number, variables: Record<string, string>) {
    this.port = port;
    this.url = `http://localhost:${port}`;
    this.#process = spawn(process.execPath, [server], {
      env: {
        ...process.env,
        ...siteEnvironment(),
        ...variables,
        HOSTNAME: '127.0.0.1',
        PORT: `${port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    }
  }

  /** Uses the port in the variables, or a free one. Resolves when the server reports that it is ready. */
  static async start(variables: Record<string, string>, server = builtServer()): Promise<Instance> {
    const port = Number(variables['PORT']) || (await findFreePorts(1))[0] || 0;
    const instance = new Instance(server, port, variables);
    await hasWritten(instance.#process, 'Ready in');
    return instance;
  }

  /** All output of the process. */
  said(): string {
    return this.#said;
  }

  /**
   * Kills the process with SIGKILL, as the kernel does without memory, so that no handler runs. Returns its exit code.
   */
  end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    return endChild(this.#process, signal);
  }
}
