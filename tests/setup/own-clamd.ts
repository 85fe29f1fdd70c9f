import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../local/commands/debian.ts';
import { findFreePorts } from '../../local/shared/ports.ts';
import { eicar } from '../fixtures/documents.ts';
import { endChild, hasWritten } from './child-process.ts';

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
    const config = `
TCPSocket ${port}
TCPAddr 127.0.0.1
DatabaseDirectory ${folder}
Foreground yes
User ${userInfo().username}
StreamMaxLength ${streamMaxLength}
`;
    await writeFile(join(folder, 'clamd.conf'), config);
    const child = spawn(file, ['-c', join(folder, 'clamd.conf')], { stdio: 'pipe' });
    await hasWritten(child, 'Self checking every');
    return new OwnClamd(child, folder, port);
  }

  async end(): Promise<void> {
    await endChild(this.#process, 'SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
