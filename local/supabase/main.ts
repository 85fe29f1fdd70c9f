import { Failure, reasonOf } from '../shared/failure.ts';
import { releaseMemory } from './release-memory.ts';
import { type RunningSupabase, startSupabase } from './start.ts';

function quiet(): void {
  // The library reports every refused statement on the console, which belongs to `up`.
  if (process.env['SUPABASE_DEBUG']) return;
  for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => undefined;
}

function sentence(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return `El servicio de datos no ha podido arrancar (${reasonOf(error)}): vuelve a intentarlo o empieza de nuevo con «npm run up -- --fresh».`;
}

/** Answers the parent, and waits for the message to leave before anything ends the process. */
function report(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
}

function stopOnRequest(starting: Promise<RunningSupabase>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const running = await starting.catch(() => undefined);
    await running?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

/** An empty variable means the default, as in the shell. */
function portOf(value: string | undefined): number {
  const port = Number(value || 54321);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`SUPABASE_PORT no es un puerto (${value}): pon un número entre 1 y 65535.`);
}

quiet();
const { SUPABASE_PORT, DATA_DIR, DATABASE_URL, SITE_URL, PROJECT_DIR } = process.env;
const start = async () =>
  startSupabase({
    port: portOf(SUPABASE_PORT),
    dataDir: DATA_DIR || '.local',
    siteUrl: SITE_URL || 'http://localhost:3000',
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(PROJECT_DIR ? { projectDir: PROJECT_DIR } : {}),
  });
const starting = start();
stopOnRequest(starting);
try {
  const { url, publishableKey, secretKey } = await starting;
  await report({ ready: { url, publishableKey, secretKey } });
  releaseMemory();
} catch (error) {
  const failed = sentence(error);
  process.stderr.write(`${failed}\n`);
  await report({ failed });
  process.exit(1);
}
