import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { Failure } from './failure.ts';
import type { Lifecycle } from './lifecycle.ts';

export type ChildOptions = {
  module: string;
  args?: readonly string[];
  execArgv?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Its whole output goes to the end of this file. */
  log: string;
  /** What the operator sees as well. */
  echo?: 'errors' | 'everything';
  /** How long it may take to leave after SIGTERM. */
  grace?: number;
};

export type Child = {
  readonly pid: number | undefined;
  /** The first message over IPC, or null when it ends without one. */
  readonly firstMessage: Promise<unknown>;
  /** Ends with the code or the signal, as words for a sentence. */
  readonly exited: Promise<{ code: number | null; how: string }>;
  /** Everything it has said is in the log. */
  readonly logged: Promise<void>;
  stop(): Promise<void>;
};

const watchdog = new URL('./exit-with-parent.ts', import.meta.url).href;

/**
 * Starts a Node process that cannot outlive this one. It has a process group of its own, so that the terminal's Ctrl-C
 * reaches this process alone, which then stops its children in order; the watchdog is for the case that this one is killed.
 */
export function startChild(lifecycle: Lifecycle, options: ChildOptions): Child {
  if (lifecycle.isEnding) throw new Failure('No se arranca nada más: la orden está terminando.');
  const child = fork(options.module, [...(options.args ?? [])], {
    cwd: process.cwd(),
    env: options.env,
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--import=${watchdog}`,
      ...(options.execArgv ?? []),
    ],
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(options.log, { flags: 'a', mode: 0o600 });
  log.on('error', () => {});
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  if (options.echo) child.stderr?.pipe(process.stderr, { end: false });
  if (options.echo === 'everything') child.stdout?.pipe(process.stdout, { end: false });
  const firstMessage = new Promise<unknown>((resolve) => {
    child.once('message', resolve);
    child.once('exit', () => setImmediate(resolve, null));
  });
  const exited = new Promise<{ code: number | null; how: string }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, how: error.message }));
    child.once('exit', (code, signal) => {
      resolve({ code, how: signal ? `señal ${signal}` : `código ${code}` });
    });
  });
  const logged = new Promise<void>((resolve) => {
    child.once('close', () => log.end(resolve));
  });
  const stop = () => stopChild(child, exited, options.grace ?? 10_000);
  const forget = lifecycle.onEnd(stop, () => signalGroup(child, 'SIGKILL'));
  void exited.then(forget);
  return { pid: child.pid, firstMessage, exited, logged, stop };
}

async function stopChild(child: ChildProcess, exited: Promise<unknown>, grace: number) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
  await exited;
  clearTimeout(timer);
  // What it may have started itself (the workers of next) goes with it.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group is gone already.
  }
}
