import { spawn } from 'node:child_process';

/** Runs a program that has no watchdog, and ends with it, so that `startChild` can supervise the program. */
const [file = '', ...args] = process.argv.slice(2);
const program = spawn(file, args, { stdio: 'inherit' });
program.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
program.once('exit', (code) => {
  // After a crash, workers that the program leaves behind would keep its port. They are in the process group that
  // startChild created.
  if (code === null) process.kill(-process.pid, 'SIGKILL');
  process.exit(code ?? 1);
});
process.once('SIGTERM', () => program.kill('SIGTERM'));
process.once('exit', () => program.kill('SIGTERM'));
