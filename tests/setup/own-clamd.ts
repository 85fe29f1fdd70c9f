import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../local/commands/debian.ts';
import { findFreePorts } from '../../local/shared/ports.ts';
import { eicar } from '../fixtures/documents.ts';

export const clamdProgram = () => findProgram('clamd');

export const withoutClamd =
  'Sin clamd se prueba el antivirus solo con un sustituto: instálalo (apt-get install clamav-daemon).';

/** The real clamd on loopback, with a database of one signature: EICAR, by its first bytes. */
export class OwnClamd {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#process = child;
    this.#folder = folder;
    this.url = `tcp://127.0.0.1:${port}`;
  }

  static async start(file: string, { streamMaxLength = '25M' } = {}): Promise<OwnClamd> {
    const folder = await mkdtemp(join(tmpdir(), 'dauro-clamd-'));
    const [port = 0] = await findFreePorts(1);
    const signature = eicar().buffer.toString('hex');
    await writeFile(join(folder, 'eicar.ndb'), `Eicar-Test:0:*:${signature}\n`);
    const config = {
      TCPSocket: port,
      TCPAddr: '127.0.0.1',
      DatabaseDirectory: folder,
      Foreground: 'yes',
      User: userInfo().username,
      StreamMaxLength: streamMaxLength,
    };
    const lines = Object.entries(config).map(([name, value]) => `${name} ${value}\n`);
    await writeFile(join(folder, 'clamd.conf'), lines.join(''));
    const child = spawn(file, ['-c', join(folder, 'clamd.conf')], { stdio: 'pipe' });
    const clamd = new OwnClamd(child, folder, port);
    await clamd.#ready();
    return clamd;
  }

  async end(): Promise<void> {
    const child = this.#process;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Resolves when clamd reports that it listens; rejects with its output when it exits before. */
  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (text: string) => {
        said += text;
        if (said.includes('Self checking every')) resolve();
      };
      this.#process.stdout?.setEncoding('utf8').on('data', hear);
      this.#process.stderr?.setEncoding('utf8').on('data', hear);
      this.#process.once('error', reject);
      this.#process.once('exit', () => reject(new Error(`clamd ended: ${said}`)));
    });
  }
}
