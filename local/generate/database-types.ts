import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PgliteConnection } from '@supabase/lite/pglite';
import type { Runner } from '../supabase/database.ts';
import { openPglite } from '../supabase/database-pglite.ts';
import { dataPaths } from '../supabase/paths.ts';
import { prepareDatabase } from '../supabase/prepare-database.ts';
import { digestLine, migrationsDigest } from './migrations-digest.ts';

const run = promisify(execFile);
const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const typesFile = join(projectDir, 'lib', 'supabase', 'database.types.ts');
const rulesFile = join(projectDir, 'lib', 'doctor', 'access-rules.gen.ts');

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
async function printTypes(driver: object, modules: string, folder: string): Promise<string> {
  const entry = join(modules, '@electric-sql', 'pglite-socket', 'dist', 'index.js');
  const { PGLiteSocketServer }: SocketModule = await import(pathToFileURL(entry).href);
  const server = new PGLiteSocketServer({ db: driver, path: join(folder, '.s.PGSQL.5432') });
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
  }
}

/** What the migrations allow, which lib/doctor compares with the database. */
async function printRules(database: Runner): Promise<string> {
  const [row] = await database.query<{ rules: object }>('select public.access_rules() as rules');
  const sorted = Object.fromEntries(Object.entries(row?.rules ?? {}).sort());
  const type = 'Readonly<Record<string, string>>';
  return `export const accessRules: ${type} = ${JSON.stringify(sorted, null, 2)};`;
}

async function write(file: string, content: string): Promise<void> {
  const header = [
    '// Generated from supabase/migrations by `npm run gen:database`. Do not edit.',
    digestLine(await migrationsDigest(projectDir)),
  ];
  await writeFile(file, `${header.join('\n')}\n\n${content.trim()}\n`);
  process.stdout.write(`${file}\n`);
}

const folder = await mkdtemp(join(tmpdir(), 'dauro-types-'));
try {
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const { database } = await openPglite(paths);
  try {
    await prepareDatabase(database, projectDir);
    if (!(database.connection instanceof PgliteConnection)) throw new Error('PGlite was expected');
    await write(rulesFile, await printRules(database));
    const modules = await installTools(folder);
    await write(typesFile, await printTypes(database.connection.driver, modules, folder));
  } finally {
    await database.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
