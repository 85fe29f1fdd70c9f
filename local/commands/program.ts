import { spawn } from 'node:child_process';

/**
 * A Node process that runs a program which is not Node's and ends with it, so that `startChild` can look after both: a
 * program has no watchdog of its own.
 */
const [file = '', ...args] = process.argv.slice(2);
const program = spawn(file, args, { stdio: 'inherit' });
program.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
program.once('exit', (code) => {
  // Killed: workers that it leaves behind would keep its port. They share the process group that startChild made.
  if (code === null) process.kill(-process.pid, 'SIGKILL');
  process.exit(code ?? 1);
});
process.once('SIGTERM', () => program.kill('SIGTERM'));
process.once('exit', () => program.kill('SIGTERM'));
