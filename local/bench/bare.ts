import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, waitUntilItAnswers } from '../commands/child.ts';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { nextModule } from '../commands/site.ts';
import { Failure } from '../shared/failure.ts';
import { findFreePorts } from '../shared/ports.ts';

/**
 * Builds and serves a page of nothing but Next, the measure of every other; returns its address. It is built outside of
 * the repository, because Next would take the site's middleware and configuration from the folders above.
 */
export async function serveBarePage(
  lifecycle: Lifecycle,
  root: string,
  folder: string,
): Promise<string> {
  const [port] = await findFreePorts(1);
  const place = join(folder, 'bare');
  cpSync(join(root, 'local', 'bench', 'bare'), place, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  // The root is the folder that contains both the page and the packages.
  writeFileSync(join(place, 'next.config.mjs'), "export default { turbopack: { root: '/' } };");
  const run = (...args: string[]) =>
    startChild(lifecycle, {
      module: nextModule(root),
      args: [...args, place],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      log: join(folder, 'bare.log'),
    });
  const { code, how } = await run('build').exited;
  if (code !== 0) throw new Failure(`La página desnuda no se ha podido construir (${how}).`);
  const url = `http://127.0.0.1:${port}/`;
  const child = run('start', '--hostname', '127.0.0.1', '--port', String(port));
  const log = 'bare.log en la carpeta temporal';
  await waitUntilItAnswers(child, { url, within: 60_000, name: 'La página desnuda', log });
  return url;
}
