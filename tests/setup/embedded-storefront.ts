import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The embedded shop as `npm run up` runs it, on a free port with its own data. */
export async function embeddedStorefront() {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  const child = fork(resolve('local/storefront/main.ts'), {
    env: { ...process.env, STOREFRONT_PORT: '0', DATA_DIR: folder },
    execArgv: [],
  });
  const [message] = await once(child, 'message');
  if (!message.ready) throw new Error(message.failed);
  const { url, token }: { url: string; token: string } = message.ready;
  const faults = `${url}/__faults`;
  return {
    url,
    token,
    /** Sets a fault (for this many requests) and resets the counts. */
    async setFault(mode: string, times?: number): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      await fetch(faults, { method: 'POST', headers, body: JSON.stringify({ mode, times }) });
    },
    /** The number of requests of an operation since the last fault was set. */
    async asked(operation: string): Promise<number> {
      const { requests } = await (await fetch(faults)).json();
      return requests[operation] ?? 0;
    },
    async close(): Promise<void> {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
