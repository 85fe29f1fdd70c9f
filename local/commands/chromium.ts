import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../shared/failure.ts';
import { installFromDebian, runQuietly } from './debian.ts';
import type { Lifecycle } from './lifecycle.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The first Chromium that runs: the configured one, the machine's, Debian's, Playwright's. */
export async function findOrInstallChromium(lifecycle: Lifecycle): Promise<string> {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  if (named && !(await runs(named))) {
    throw new Failure(`PLAYWRIGHT_CHROMIUM (${named}) no arranca: corrígela o quítala.`);
  }
  const present = async () => {
    for (const file of [named, ...usualPlaces, chromium.executablePath()]) {
      if (file && existsSync(file) && (await runs(file))) return file;
    }
    return undefined;
  };
  const found = await present();
  if (found) return found;
  console.log('Instalando Chromium…');
  const installFromSystem = () => installFromDebian(lifecycle, ['chromium']);
  for (const install of [installFromSystem, () => installFromPlaywright(lifecycle)]) {
    await install();
    const installed = await present();
    if (installed) return installed;
  }
  throw new Failure(
    'No hay ningún Chromium y no se ha podido instalar: instálalo y pon su ruta en PLAYWRIGHT_CHROMIUM.',
  );
}

/**
 * Chromium without its interface, which opens pages in half the time and has no viewer of PDF documents: Debian packages it
 * as a program of its own. Undefined when there is none and none could be installed.
 */
export async function findOrInstallShell(lifecycle: Lifecycle): Promise<string | undefined> {
  const shell = '/usr/bin/chromium-headless-shell';
  if (!existsSync(shell)) await installFromDebian(lifecycle, ['chromium-headless-shell']);
  return (await runs(shell)) ? shell : undefined;
}

async function installFromPlaywright(lifecycle: Lifecycle): Promise<void> {
  const cli = join(process.cwd(), 'node_modules', '@playwright', 'test', 'cli.js');
  await runQuietly(lifecycle, process.execPath, [cli, 'install', 'chromium']);
}

function runs(file: string): Promise<boolean> {
  return runQuietly(undefined, file, ['--version']);
}
