import { fork } from 'node:child_process';
import { once } from 'node:events';

type Way = 'with the form' | 'ahead of the form';

/**
 * Stores a proposal in a process that is killed after its nth change. Returns whether the process reached that change;
 * the environment names the services.
 */
export async function storeAndKill(email: string, way: Way, change: number): Promise<boolean> {
  const child = fork('tests/setup/dying-process.ts', [email, way, String(change)], {
    execArgv: ['--import=tsx', '--conditions=react-server'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  child.on('message', () => child.kill('SIGKILL'));
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(said);
  return signal === 'SIGKILL';
}
