import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { reasonOf } from '../shared/failure.ts';
import { portOf, runService } from '../shared/service-process.ts';
import { startSupabase } from './start.ts';

/** Runs the data service as a separate process. */
const { SUPABASE_DEBUG, DATA_DIR, DATABASE_URL, SITE_URL, PROJECT_DIR } = process.env;

// The library logs every refused statement to the console, which `up` uses for its own output.
if (!SUPABASE_DEBUG) {
  for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => undefined;
}

await runService(
  'SUPABASE_PORT',
  async () => {
    const { url, publishableKey, secretKey, close } = await startSupabase({
      port: portOf('SUPABASE_PORT', 54_321, 1),
      dataDir: DATA_DIR || '.local',
      siteUrl: SITE_URL || 'http://localhost:3000',
      ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
      ...(PROJECT_DIR ? { projectDir: PROJECT_DIR } : {}),
    });
    return { ready: { url, publishableKey, secretKey }, close };
  },
  (error) =>
    `El servicio de datos no ha podido arrancar (${reasonOf(error)}): vuelve a intentarlo; si se repite, «npm run up -- --fresh» empieza sin los datos que hay.`,
);

// Returns memory to the system: creating the database takes hundreds of megabytes that the service does not need.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
