import { codeOf, Failure, reasonOf } from '../shared/failure.ts';

/** Cleanup that runs when the command ends for any reason. */
export type Lifecycle = {
  readonly isEnding: boolean;
  /** Registers a cleanup; the last registered runs first. `atOnce` is the synchronous version for the second Ctrl-C. */
  onEnd(undo: () => Promise<void> | void, atOnce?: () => void): () => void;
  end(code: number): Promise<void>;
};

type Undo = { undo: () => Promise<void> | void; atOnce: (() => void) | undefined };

// Milliseconds. npm, the terminal and bootstrap.mjs each forward the same Ctrl-C, so repeated signals within this time
// count as one.
const repeatedSignalWindow = 1000;

/**
 * Runs a command: a Failure prints one sentence and exits with 1; Ctrl-C and SIGTERM run all cleanups and exit with
 * `interrupted`, which commands with a pass or fail result set to a failure.
 */
export async function runCommand(
  main: (lifecycle: Lifecycle) => Promise<number | undefined>,
  { interrupted = 0 } = {},
): Promise<void> {
  const lifecycle = createLifecycle();
  listenForTheEnd(lifecycle, interrupted);
  try {
    const code = await main(lifecycle);
    if (code !== undefined) await lifecycle.end(code);
  } catch (error) {
    if (lifecycle.isEnding) return;
    explain(error);
    await lifecycle.end(1);
  }
}

/** Of system calls that only the operator can help: permissions, read-only file systems, full disks. */
const deniedCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

export function explain(error: unknown): void {
  if (error instanceof Failure) console.error(error.message);
  else if (deniedCodes.includes(codeOf(error))) {
    console.error(
      `El sistema no deja leer o escribir (${reasonOf(error)}): corrige los permisos, o libera espacio en el disco, y repite la orden.`,
    );
  } else console.error(`Error inesperado: ${error instanceof Error ? error.stack : String(error)}`);
}

function createLifecycle(): Lifecycle & { killAll(): void } {
  const undos: Undo[] = [];
  let ending = false;
  const unregister = (entry: Undo) => {
    const index = undos.indexOf(entry);
    if (index >= 0) undos.splice(index, 1);
  };
  return {
    get isEnding() {
      return ending;
    },
    onEnd(undo, atOnce) {
      const entry: Undo = { undo, atOnce };
      undos.push(entry);
      return () => unregister(entry);
    },
    async end(code) {
      if (ending) return;
      ending = true;
      for (let next = undos.at(-1); next; next = undos.at(-1)) {
        try {
          await next.undo();
        } catch (error) {
          console.error(reasonOf(error));
        }
        unregister(next);
      }
      process.exit(code);
    },
    killAll() {
      for (const { atOnce } of undos) atOnce?.();
      process.exit(1);
    },
  };
}

function listenForTheEnd(lifecycle: Lifecycle & { killAll(): void }, interrupted: number): void {
  let first = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    // Keep running when a CI closes its terminal, because it still wants the result.
    if (signal === 'SIGHUP' && process.env['CI']) return;
    if (!first) {
      first = Date.now();
      console.log(interrupted ? `Parando por ${signal}…` : 'Parando…');
      void lifecycle.end(interrupted);
    } else if (Date.now() - first > repeatedSignalWindow) {
      lifecycle.killAll();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // bootstrap.mjs was killed with SIGKILL, so it cannot stop this process.
  if (process.connected) process.on('disconnect', () => void lifecycle.end(interrupted));
  // The reader of the output has exited (`npm run up | head`); keep running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
