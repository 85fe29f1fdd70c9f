import { join } from 'node:path';
import { startChild, waitUntilItAnswers } from '../commands/child.ts';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { nextModule } from '../commands/site.ts';
import { Failure } from '../shared/failure.ts';
import { findFreePorts } from '../shared/ports.ts';

/** Builds and serves a page of nothing but Next (local/bench/bare), the measure of every other; returns its address. */
export async function serveBarePage(
  lifecycle: Lifecycle,
  root: string,
  folder: string,
): Promise<string> {
  const [port] = await findFreePorts(1);
  const run = (...args: string[]) =>
    startChild(lifecycle, {
      module: nextModule(root),
      args: [...args, join(root, 'local', 'bench', 'bare')],
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
