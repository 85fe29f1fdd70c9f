import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnvironment } from '../../lib/env-schema.ts';
import { readVariables } from './settings.ts';
import { standaloneServer } from './standalone.ts';

/** `npm start`: the standalone server of `npm run build`, with the variables of `.env`, by default on loopback. */
const root = process.cwd();
const { env } = process;
try {
  Object.assign(env, readVariables(root, env));
  parseEnvironment(env);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const server = standaloneServer(root, env['NEXT_DIST_DIR']?.trim() || '.next');
if (!existsSync(server)) fail('Falta construir el sitio: ejecuta antes «npm run build».');
// Some shells export the machine's name as HOSTNAME, which is no address to listen on.
if (!env['HOSTNAME'] || env['HOSTNAME'] === hostname()) env['HOSTNAME'] = '127.0.0.1';
// The server changes the current folder to its own.
if (env['OUTBOX_DIR']) env['OUTBOX_DIR'] = resolve(root, env['OUTBOX_DIR']);
await import(pathToFileURL(server).href);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
