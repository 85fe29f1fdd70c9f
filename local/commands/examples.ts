import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from '../supabase/paths.ts';
import { startChild } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { settingOf } from './variables.ts';

/**
 * Exists while the examples are being added, so that the next start replaces what a killed one has left. Not after a
 * failure: people may have worked on what is there meanwhile.
 */
const markerOf = (settings: Settings) => join(settings.dataDir, 'examples.unfinished');

/**
 * Whether `addExamples` is due: for new data of the embedded services alone. To be asked before these start. Where a
 * second factor is required, the demo accounts cannot work yet.
 */
export function wantsExamples(settings: Settings): boolean {
  const { embeds, databaseUrl, dataDir, empty, fresh, variables } = settings;
  if (empty) rmSync(markerOf(settings), { force: true });
  if (empty || !embeds.supabase || databaseUrl) return false;
  if ((settingOf(variables, 'SECOND_FACTOR') ?? 'optional') !== 'optional') return false;
  const { database, unfinished } = dataPaths(dataDir);
  return fresh || !existsSync(database) || existsSync(unfinished) || existsSync(markerOf(settings));
}

/** Adds the examples to the running services. Without them the site works all the same. */
export async function addExamples(
  lifecycle: Lifecycle,
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const marker = markerOf(settings);
  writeFileSync(marker, '');
  const { exited } = startChild(lifecycle, {
    module: join(settings.root, 'local', 'examples', 'main.ts'),
    // The modules of the site, as its server loads them.
    nodeOptions: ['--import=tsx', '--conditions=react-server'],
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    log: join(settings.dataDir, 'logs', 'examples.log'),
  });
  const { code, how } = await exited;
  if (lifecycle.isEnding) return;
  rmSync(marker, { force: true });
  if (code === 0) return;
  console.error(`Los ejemplos no están completos (${how}): mira examples.log en los registros.`);
}
