/** Installs missing or outdated dependencies. Plain JavaScript: it runs on Node 20, before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';

/**
 * Prevents two concurrent starts in one clone from both installing. An interrupted installation exits with
 * `interrupted`, because the command has not run.
 */
export async function installOnce(root, { interrupted }) {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.dauro-install');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(root);
  if (isInstalled()) return;
  // npm would put a folder in place of the link, and whoever made it would no longer use the packages it leads to.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules es un enlace a otra carpeta cuyos paquetes no son los de este proyecto: bórralo y repite la orden, o instala allí los paquetes.',
    );
  }
  try {
    mkdirSync(modules, { recursive: true });
  } catch (error) {
    failUnwritable(modules, error);
  }
  const lock = join(modules, '.dauro-install.lock');
  await takeLock(lock);
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
  if (!isInstalled()) {
    console.log('Instalando dependencias…');
    rmSync(stamp, { force: true });
    await runNpm(root, interrupted);
    writeFileSync(stamp, digest(root));
  }
  rmSync(lock, { recursive: true, force: true });
}

/** A digest, because a clone, a branch switch and a restored cache change file times. */
function digest(root) {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name);
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  }
  return hash.digest('hex');
}

async function runNpm(root, interrupted) {
  const npm = process.env.npm_execpath;
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // --no-save keeps the lockfile unchanged: some registries lack packages for other platforms, which npm would remove
  // from it.
  // --include=dev, because a shell with NODE_ENV=production would get none of the packages that build the site.
  const flags = [
    'install',
    '--include=dev',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(file, [...first, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  let stopped = false;
  const stop = () => {
    // npm undoes what it has begun, which may take a minute; the next signal ends it at once.
    if (!stopped) console.log('Parando: npm deshace lo que tiene a medias…');
    stopped = true;
    child.kill('SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  for (const signal of signals) process.off(signal, stop);
  if (stopped) process.exit(interrupted);
  if (code === 0) return;
  const reason = output.trim().split('\n').slice(-15).join('\n');
  if (reason) console.error(reason);
  fail('No se han podido instalar las dependencias: comprueba la conexión y repite la orden.');
}

function failUnwritable(path, { message }) {
  fail(
    `No se puede escribir en ${path} (${message}): repite la orden con el usuario al que pertenece la carpeta.`,
  );
}

async function takeLock(lock) {
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') failUnwritable(lock, error);
    }
    const owner = readOwner(lock);
    // A lock without a pid for ten seconds belongs to a process that ended between the two lines above.
    const isStale = owner === undefined ? tries > 40 : !isAlive(owner);
    if (isStale) clearStaleLock(lock, owner);
    else if (tries === 0) console.log('Otra orden instala las dependencias; espero a que termine…');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function readOwner(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Renames the lock first, so that only one of several waiting processes removes it. */
function clearStaleLock(lock, owner) {
  const aside = `${lock}.${process.pid}`;
  try {
    if (readOwner(lock) !== owner) return;
    renameSync(lock, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // Another process removed it.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
