import { closeSync, openSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { execaNode } from 'execa';
import { Failure } from '../shared/failure.ts';
import type { Lifecycle } from './lifecycle.ts';

export type ChildOptions = {
  module: string;
  args?: readonly string[];
  nodeOptions?: readonly string[];
  env: NodeJS.ProcessEnv;
  log: string;
  /** The part of its output that is also shown to the operator. */
  echo?: 'errors' | 'everything';
  /** Milliseconds between SIGTERM and SIGKILL. */
  grace?: number;
};

export type Child = {
  readonly pid: number | undefined;
  /** The first message over IPC, or null when the process ends without one. */
  readonly firstMessage: Promise<unknown>;
  /** Resolves when the process ends; `how` is the code or the signal, worded for a sentence. */
  readonly exited: Promise<{ code: number | null; how: string }>;
  /** Resolves when all output is in the log. */
  readonly logged: Promise<unknown>;
  stop(): Promise<void>;
};

const watchdog = new URL('./exit-with-parent.ts', import.meta.url).href;

/**
 * Starts a Node process that ends with this one. It has its own process group, so that the terminal's Ctrl-C reaches
 * only this process, which then stops its children in order. The watchdog ends the child when this process is killed.
 */
export function startChild(lifecycle: Lifecycle, options: ChildOptions): Child {
  if (lifecycle.isEnding) throw new Failure('No se arranca nada más: la orden está terminando.');
  closeSync(openSync(options.log, 'a', 0o600));
  // A full disk loses lines. Execa would stop reading at the error, and the process would wait until its output is read.
  const log = () =>
    new WritableStream<Uint8Array>({
      write: (output) => appendFile(options.log, output, { mode: 0o600 }).catch(() => undefined),
    });
  const child = execaNode(options.module, [...(options.args ?? [])], {
    env: options.env,
    extendEnv: false,
    nodeOptions: [
      '--disable-warning=ExperimentalWarning',
      `--import=${watchdog}`,
      ...(options.nodeOptions ?? []),
    ],
    detached: true,
    stdin: 'ignore',
    stdout: options.echo === 'everything' ? [log(), 'inherit'] : [log()],
    stderr: options.echo ? [log(), 'inherit'] : [log()],
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
  // Also kills the children of the process (the workers of next).
  const killGroup = () => signalGroup(child.pid, 'SIGKILL');
  const stop = async () => {
    child.kill();
    await exited;
    killGroup();
  };
  const unregister = lifecycle.onEnd(stop, killGroup);
  void exited.then(unregister);
  const firstMessage = child.getOneMessage({ reference: false }).catch(() => null);
  return { pid: child.pid, firstMessage, exited, logged: child, stop };
}

/** Resolves when the address answers with any status. A Failure when the process ends before or `within` passes. */
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
  const reason = how ?? 'no responde';
  await child.stop();
  throw new Failure(`${name} no ha arrancado (${reason}): mira ${log}.`);
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // No process of the group is left.
  }
}
