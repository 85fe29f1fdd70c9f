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

/** Next makes one for each request. */
const newHandler = () =>
  new CacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dauro-cache-'));
  handler = newHandler();
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
  const ask = (name: string, request = newHandler()) =>
    request.get(name, { kind: 'FETCH', tags: [name] } as never);
  const store = (name: string, body: string, request: CacheHandler) =>
    request.set(name, read(body), { fetchCache: true, tags: [name] } as never);

  it('is not kept, since it may hold what was there before', async () => {
    await ask('list', handler);
    await handler.revalidateTag('list');
    await laterThan(Date.now());
    // The same question twice in one page: neither answer is newer than the other.
    await store('list', '["deleted"]', handler);
    await store('list', '["deleted"]', handler);
    expect(await ask('list')).toBeNull();
    const next = newHandler();
    await ask('list', next);
    await store('list', '["new"]', next);
    expect(await ask('list')).not.toBeNull();
  });

  it('is not kept either when the old one may be shown once more; what is made afterwards is', async () => {
    const known = newHandler();
    await ask('price', known);
    await store('price', '["old"]', known);
    await laterThan(Date.now());
    await ask('price', handler);
    await handler.revalidateTag('price', { expire: 31_536_000 });
    await laterThan(Date.now());
    await store('price', '["underway"]', handler);
    expect(JSON.stringify(await ask('price'))).toContain('old');
    const next = newHandler();
    await ask('price', next);
    await store('price', '["new"]', next);
    expect(JSON.stringify(await ask('price'))).toContain('new');
  });

  it('is kept when the tag is not its own', async () => {
    await ask('film', handler);
    await handler.revalidateTag('book');
    await store('film', '["film"]', handler);
    expect(await ask('film')).not.toBeNull();
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
