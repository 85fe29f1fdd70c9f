import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PgliteConnection } from '@supabase/lite/pglite';
import { openPglite } from '../supabase/database-pglite.ts';
import { dataPaths } from '../supabase/paths.ts';
import { prepareDatabase } from '../supabase/prepare-database.ts';
import { digestLine, migrationsDigest } from './migrations-digest.ts';

const run = promisify(execFile);
const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const output = join(projectDir, 'lib', 'supabase', 'database.types.ts');

// Downloaded when needed instead of being dependencies, because together they are larger than all other dependencies.
// This version of pglite-socket belongs to the PGlite of package.json.
const tools = ['@supabase/postgres-meta@0.99.0', '@electric-sql/pglite-socket@0.1.5'];

type SocketModule = {
  PGLiteSocketServer: new (options: {
    db: object;
    path: string;
  }) => { start(): Promise<void>; stop(): Promise<void> };
};

async function installTools(folder: string): Promise<string> {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await run('npm', ['install', ...flags, ...tools]);
  return join(folder, 'node_modules');
}

/** Prints the output of `supabase gen types`, over a Unix socket, so that no port is used. */
async function printTypes(modules: string, folder: string): Promise<string> {
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const { database } = await openPglite(paths);
  await prepareDatabase(database, projectDir);
  if (!(database.connection instanceof PgliteConnection)) throw new Error('PGlite was expected');
  const entry = join(modules, '@electric-sql', 'pglite-socket', 'dist', 'index.js');
  const { PGLiteSocketServer }: SocketModule = await import(pathToFileURL(entry).href);
  const server = new PGLiteSocketServer({
    db: database.connection.driver,
    path: join(folder, '.s.PGSQL.5432'),
  });
  await server.start();
  try {
    const generator = join(modules, '@supabase', 'postgres-meta', 'dist', 'server', 'server.js');
    const env = {
      ...process.env,
      PG_META_GENERATE_TYPES: 'typescript',
      PG_META_GENERATE_TYPES_INCLUDED_SCHEMAS: 'public',
      PG_META_GENERATE_TYPES_DETECT_ONE_TO_ONE_RELATIONSHIPS: 'true',
      PG_META_DB_URL: `postgresql://postgres:postgres@localhost/postgres?host=${folder}`,
    };
    return (await run(process.execPath, [generator], { env, maxBuffer: 2 ** 24 })).stdout;
  } finally {
    await server.stop();
    await database.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'dauro-types-'));
try {
  const types = await printTypes(await installTools(folder), folder);
  const header = [
    '// Generated from supabase/migrations by `npm run gen:database`. Do not edit.',
    digestLine(await migrationsDigest(projectDir)),
  ];
  await writeFile(output, `${header.join('\n')}\n\n${types.trim()}\n`);
  process.stdout.write(`${output}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
