import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import CacheHandler from './cache-handler';

const read = (body: string) =>
  ({
    kind: 'FETCH',
    data: { headers: {}, body: JSON.stringify({ status: 200, headers: [], body }), url: '' },
    revalidate: 20,
  }) as never;

let folder: string;
let handler: CacheHandler;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dauro-cache-'));
  handler = new CacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 1_000_000,
  });
});
afterEach(() => rm(folder, { recursive: true }));

const keep = (key: string, body: string) =>
  handler.set(key, read(body), { fetchCache: true, tags: [] } as never);
const onDisk = () => readdir(join(folder, 'cache', 'fetch-cache')).catch(() => []);

describe('what is read for an address that somebody invented', () => {
  it('is remembered and does not fill the disk', async () => {
    for (let number = 0; number < 5; number += 1) await keep(`invented-${number}`, '[]');
    expect(await onDisk()).toEqual([]);
    expect(await handler.get('invented-3', { kind: 'FETCH', tags: [] } as never)).not.toBeNull();
  });

  it('takes the place of what was found before', async () => {
    await keep('post', '[{"slug":"niebla"}]');
    expect(await onDisk()).toEqual(['post']);
    await keep('post', '[]');
    const file = await readFile(join(folder, 'cache', 'fetch-cache', 'post'), 'utf8');
    expect(JSON.parse(JSON.parse(file).data.body).body).toBe('[]');
  });
});
