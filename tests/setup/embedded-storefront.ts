import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Sets a fault of an embedded shop (for this many requests) and resets the counts; `ok` ends it. */
export async function setFaultOf(shop: string, mode: string, times?: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mode, times });
  const answer = await fetch(`${shop}/__faults`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`No fault could be set: ${answer.status}`);
}

/** The number of requests of an operation since the last fault was set. */
export async function askedOf(shop: string, operation: string): Promise<number> {
  const { requests } = await (await fetch(`${shop}/__faults`)).json();
  return requests[operation] ?? 0;
}

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
  return {
    url,
    token,
    setFault: (mode: string, times?: number) => setFaultOf(url, mode, times),
    asked: (operation: string) => askedOf(url, operation),
    async close(): Promise<void> {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
