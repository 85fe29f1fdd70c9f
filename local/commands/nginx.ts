import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '../shared/failure.ts';
import { startChild, waitUntilItAnswers } from './child.ts';
import { installFromDebian } from './debian.ts';
import type { Lifecycle } from './lifecycle.ts';
import { brotliModule, type NginxPlace, nginxArguments, writeNginxFolder } from './nginx-folder.ts';
import { supervise } from './supervise.ts';

const usualPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const packages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** The path of nginx with its brotli module, installed if that needs no confirmation. */
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

/** Starts nginx with the shipped configuration in front of `upstream`, under supervision; resolves when it answers. */
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
    // A page that nginx serves itself, so that the site need not run.
    const url = `http://127.0.0.1:${place.port}/errors/5xx.html`;
    await waitUntilItAnswers(child, { url, within: 10_000, name: 'nginx', log: 'nginx.log' });
    return child;
  };
  await supervise(lifecycle, { name: 'nginx', start });
}
