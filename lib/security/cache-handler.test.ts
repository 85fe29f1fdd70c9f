import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    revalidatedTags: [],
  });
});
afterEach(() => rm(folder, { recursive: true }));

const keep = (key: string, body: string) =>
  handler.set(key, read(body), { fetchCache: true, tags: [] } as never);
/** What happens within the same millisecond may be in either order, and counts as too early. */
const laterThan = (time: number) => vi.waitUntil(() => Date.now() > time, { interval: 1 });
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

describe('what is being made while its tag is revalidated', () => {
  const ask = (key: string, tag: string) =>
    handler.get(key, { kind: 'FETCH', tags: [tag] } as never);
  const store = (key: string, tag: string, body: string) =>
    handler.set(key, read(body), { fetchCache: true, tags: [tag] } as never);

  it('is not kept, since it may hold what was there before', async () => {
    await ask('list', 'list');
    await handler.revalidateTag('list');
    await laterThan(Date.now());
    await store('list', 'list', '["deleted"]');
    expect(await ask('list', 'list')).toBeNull();
    await store('list', 'list', '["new"]');
    expect(await ask('list', 'list')).not.toBeNull();
  });

  it('is kept when the tag is not its own', async () => {
    await ask('film', 'film');
    await handler.revalidateTag('book');
    await store('film', 'film', '["film"]');
    expect(await ask('film', 'film')).not.toBeNull();
  });

  it('is waited for when it is a page, which Next would give to whoever asks meanwhile', async () => {
    const page = {
      kind: 'APP_PAGE',
      html: '<p>Antes</p>',
      headers: { 'x-next-cache-tags': 'page' },
      status: 200,
    } as never;
    const context = { kind: 'APP_PAGE', isFallback: false } as never;
    expect(await handler.get('/page', context)).toBeNull();
    const events: string[] = [];
    const revalidated = handler.revalidateTag('page').then(() => events.push('revalidated'));
    await new Promise(setImmediate);
    events.push('made');
    await handler.set('/page', page, { isFallback: true } as never);
    await revalidated;
    expect(events).toEqual(['made', 'revalidated']);
    expect(await handler.get('/page', context)).toBeNull();
  });
});
