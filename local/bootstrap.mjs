#!/usr/bin/env node
/**
 * The entry point of every npm script. Plain JavaScript that Node 20 runs on a fresh clone: it installs missing
 * dependencies, finds a Node that strips types, and runs local/commands/<name>.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './commands/fail.mjs';
import { installOnce } from './commands/install.mjs';

const minimum = [22, 19];
const names = [
  'up',
  'dev',
  'test',
  'types',
  'jobs',
  'admin',
  'doctor',
  'backup',
  'restore',
  'bench',
  'audit',
  'prove',
];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');

process.chdir(root);
const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) fail(`No existe la orden «${name}»: las hay ${names.join(', ')}.`);
await installOnce(root, { interrupted: ['up', 'dev'].includes(name) ? 0 : 130 });
handOver(findNode(), join(root, 'local', 'commands', `${name}.ts`));

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
}

function findNode() {
  const bundled = join(binaries, 'node');
  const version = existsSync(bundled)
    ? spawnSync(bundled, ['--version'], { encoding: 'utf8' }).stdout
    : '';
  if (version && isNewEnough(version.trim().slice(1))) return bundled;
  if (isNewEnough(process.versions.node)) return process.execPath;
  const wish = minimum.join('.');
  return fail(
    `Hace falta Node ${wish} o posterior y este es el ${process.versions.node}: actualízalo.`,
  );
}

function handOver(node, command) {
  const { env } = process;
  const path = [binaries, env.PATH ?? ''].join(delimiter);
  // The proxy of a company (NODE_USE_ENV_PROXY) does not reach the embedded services.
  const withoutProxy = [env.no_proxy ?? env.NO_PROXY, 'localhost', '127.0.0.1', '::1'];
  // On Node 22 type stripping and node:sqlite print experimental warnings.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', command, ...args], {
    cwd: root,
    env: { ...env, PATH: path, no_proxy: withoutProxy.filter(Boolean).join(',') },
    // The closing of the IPC channel tells the command that this process has ended, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The command handles the signals.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => fail(`No se ha podido ejecutar Node: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm sends SIGTERM to the shell between npm and this process, which exits without forwarding it. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 300);
}
