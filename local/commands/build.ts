import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { computeStamp, readStamp, removeStamp, writeStamp } from './build-stamp.ts';
import { startChild } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { nextEnvironment, nextModule } from './site.ts';
import { completeStandalone } from './standalone.ts';

/** Builds the site unless the existing build has the same inputs. */
export async function buildWhenNeeded(
  lifecycle: Lifecycle,
  settings: Settings,
  environment: Readonly<Record<string, string>>,
  dataId: string,
  say: (line: string) => void = console.log,
): Promise<void> {
  const distDir = join(settings.root, settings.distDir);
  const stamp = computeStamp({ root: settings.root, environment, dataId });
  if (readStamp(distDir) === stamp) return;
  removeStamp(distDir);
  // Next keeps fetched data between builds, so data of another database would end up in the pages.
  rmSync(join(distDir, 'cache', 'fetch-cache'), { recursive: true, force: true });
  say('Construyendo el sitio…');
  await runBuild(lifecycle, settings, environment);
  completeStandalone(settings.root, settings.distDir);
  writeStamp(distDir, stamp);
}

async function runBuild(
  lifecycle: Lifecycle,
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const log = join(settings.dataDir, 'logs', 'build.log');
  rmSync(log, { force: true });
  const child = startChild(lifecycle, {
    module: nextModule(settings.root),
    args: ['build'],
    // Embedded services run on the processors that the build keeps busy. Next gives a page sixty seconds.
    env: { DEADLINE_PERCENT: '300', ...nextEnvironment(settings, environment, 'production') },
    log,
    grace: 3000,
  });
  const { code, how } = await child.exited;
  await child.logged;
  if (code === 0) return;
  if (existsSync(log) && !lifecycle.isEnding) {
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    // What follows an error may be pages of its details.
    const from = lines.findIndex((line) => /\bError\b/.test(line));
    const first = from < 0 ? [] : lines.slice(from, Math.min(from + 15, lines.length - 20));
    console.error([...first, ...lines.slice(-20)].join('\n'));
  }
  throw new Failure(
    `El sitio no se ha podido construir (${how}): arriba está lo principal de su salida; toda, en ${log}.`,
  );
}
