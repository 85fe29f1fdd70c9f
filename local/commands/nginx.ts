import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Failure } from '../shared/failure.ts';
import { type Child, startChild } from './child.ts';
import { installFromDebian } from './debian.ts';
import type { Lifecycle } from './lifecycle.ts';
import { brotliModule, type NginxPlace, nginxArguments, writeNginxFolder } from './nginx-folder.ts';
import { supervise } from './supervise.ts';

const usualPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const packages = ['nginx', 'libnginx-mod-http-brotli-filter'];
const answersWithin = 10_000;

/** nginx with its brotli module, installed where that can be done without asking. */
export async function findOrInstallNginx(lifecycle: Lifecycle | undefined): Promise<string> {
  const present = () =>
    existsSync(brotliModule) ? usualPlaces.find((file) => existsSync(file)) : undefined;
  const found = present();
  if (found) return found;
  console.log('Instalando nginx…');
  await installFromDebian(lifecycle, packages);
  const installed = present();
  if (installed) return installed;
  throw new Failure(
    `No hay nginx con brotli y no se ha podido instalar: instálalo (apt-get install ${packages.join(' ')}) o arranca sin --nginx.`,
  );
}

/** Serves by the shipped configuration what answers on `upstream`, under supervision; resolves when it answers. */
export async function startNginx(
  lifecycle: Lifecycle,
  place: NginxPlace,
  log: string,
): Promise<void> {
  const nginx = await findOrInstallNginx(lifecycle);
  writeNginxFolder(place);
  const start = async () => {
    const child = startChild(lifecycle, {
      module: fileURLToPath(new URL('program.ts', import.meta.url)),
      args: [nginx, ...nginxArguments(place.folder)],
      env: process.env,
      log,
      grace: 5000,
    });
    await waitUntilItAnswers(child, place.port);
    return child;
  };
  await supervise(lifecycle, { name: 'nginx', start });
}

async function waitUntilItAnswers(child: Child, port: number): Promise<void> {
  let how: string | undefined;
  void child.exited.then((end) => {
    how = end.how;
  });
  const until = Date.now() + answersWithin;
  while (!how && Date.now() < until) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await child.stop();
  throw new Failure(`nginx no ha arrancado (${how ?? 'no responde'}): mira nginx.log.`);
}

/** Asked for by nginx itself, so that the site need not be there. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/errors/5xx.html' }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.once('error', () => resolve(false));
    asked.end();
  });
}
