import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { execaNode } from 'execa';
import { Failure } from '../shared/failure.ts';
import type { Lifecycle } from './lifecycle.ts';

export type ChildOptions = {
  module: string;
  args?: readonly string[];
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
  readonly logged: Promise<unknown>;
  stop(): Promise<void>;
};

const watchdog = new URL('./exit-with-parent.ts', import.meta.url).href;

/**
 * Starts a Node process that cannot outlive this one. It has a process group of its own, so that the terminal's Ctrl-C
 * reaches this process alone, which then stops its children in order; the watchdog is for the case that this one is killed.
 */
export function startChild(lifecycle: Lifecycle, options: ChildOptions): Child {
  if (lifecycle.isEnding) throw new Failure('No se arranca nada más: la orden está terminando.');
  closeSync(openSync(options.log, 'a', 0o600));
  const log = { file: options.log, append: true };
  const child = execaNode(options.module, [...(options.args ?? [])], {
    env: options.env,
    extendEnv: false,
    nodeOptions: ['--disable-warning=ExperimentalWarning', `--import=${watchdog}`],
    detached: true,
    stdin: 'ignore',
    stdout: options.echo === 'everything' ? [log, 'inherit'] : [log],
    stderr: options.echo ? [log, 'inherit'] : [log],
    buffer: false,
    reject: false,
    forceKillAfterDelay: options.grace ?? 10_000,
  });
  const exited = new Promise<{ code: number | null; how: string }>((resolve) => {
    child.nodeChildProcess.once('exit', (code, signal) => {
      resolve({ code, how: signal ? `señal ${signal}` : `código ${code}` });
    });
    void child.then(({ shortMessage = '' }) => resolve({ code: null, how: shortMessage }));
  });
  // Kill its own children too (the workers of next).
  const killGroup = () => signalGroup(child.pid, 'SIGKILL');
  const stop = async () => {
    child.kill();
    await exited;
    killGroup();
  };
  const forget = lifecycle.onEnd(stop, killGroup);
  void exited.then(forget);
  const firstMessage = child.getOneMessage({ reference: false }).catch(() => null);
  return { pid: child.pid, firstMessage, exited, logged: child, stop };
}

/**
 * Resolves when the address answers, whatever it says: an error page is shown, and explained, by the site itself. Stops
 * the process and throws a Failure when it ends before, or does not answer in `within` milliseconds.
 */
export async function waitUntilItAnswers(
  child: Child,
  { url, within, name, log }: { url: string; within: number; name: string; log: string },
): Promise<void> {
  let how: string | undefined;
  void child.exited.then((end) => {
    how = end.how;
  });
  const signal = AbortSignal.timeout(within);
  while (!how && !signal.aborted) {
    const answer = await fetch(url, { redirect: 'manual', signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await setTimeout(50);
  }
  await child.stop();
  throw new Failure(`${name} no ha arrancado (${how ?? 'no responde'}): mira ${log}.`);
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // The whole group is gone already.
  }
}
