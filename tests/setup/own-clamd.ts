import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../local/commands/debian.ts';
import { eicar } from '../fixtures/documents.ts';
import { endChild, hasWritten } from './child-process.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const clamdProgram = findProgram('clamd');

/**
 * Starts the real clamd on loopback until the end of the test, with a limit of 2 MB and a database of one signature:
 * EICAR, by its first bytes. Returns its address.
 */
export async function startClamd(): Promise<string> {
  const [folder, port] = [temporaryFolder('clamd'), await freePort()];
  await writeFile(join(folder, 'eicar.ndb'), `Eicar-Test:0:*:${eicar().buffer.toString('hex')}\n`);
  const config = `
TCPSocket ${port}
TCPAddr 127.0.0.1
DatabaseDirectory ${folder}
Foreground yes
User ${userInfo().username}
StreamMaxLength 2M
`;
  await writeFile(join(folder, 'clamd.conf'), config);
  const child = spawn(`${clamdProgram}`, ['-c', join(folder, 'clamd.conf')], { stdio: 'pipe' });
  onTestFinished(async () => void (await endChild(child, 'SIGKILL')));
  await hasWritten(child, 'Self checking every');
  return `tcp://127.0.0.1:${port}`;
}
