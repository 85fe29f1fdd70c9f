import { codeOf, Failure } from './failure.ts';

type Running<Ready> = { ready: Ready; close(): Promise<void> };

/** Reads a port from the environment; an empty variable means the default. Throws a Failure that names the variable. */
export function portOf(name: string, fallback: number, lowest: 0 | 1): number {
  const value = process.env[name] || fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= lowest && port < 65_536) return port;
  throw new Failure(`${name} no es un puerto: ${value}; pon un número entre 1 y 65535.`);
}

/**
 * Runs an embedded service as a process: reports `{ ready }` or `{ failed }` to the parent by IPC, and closes the
 * service on SIGTERM, on SIGINT and when the parent ends, even while it starts. `explain` words any failure except that
 * of a used port, which `portVariable` sets.
 */
export async function runService<Ready extends object>(
  portVariable: string,
  start: () => Promise<Running<Ready>>,
  explain: (error: unknown) => string,
): Promise<void> {
  const starting = start();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const running = await starting.catch(() => undefined);
    await running?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
  try {
    await tellParent({ ready: (await starting).ready });
  } catch (error) {
    const failed = sentenceOf(error, portVariable) ?? explain(error);
    process.stderr.write(`${failed}\n`);
    await tellParent({ failed });
    process.exit(1);
  }
}

function sentenceOf(error: unknown, portVariable: string): string | undefined {
  if (error instanceof Failure) return error.message;
  if (codeOf(error) !== 'EADDRINUSE') return undefined;
  const { port } = error as { port?: number };
  return `El puerto ${port} ya está ocupado: libéralo o elige otro con ${portVariable}.`;
}

/** Resolves when the message was sent, so that ending the process cannot lose it. */
function tellParent(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
}
