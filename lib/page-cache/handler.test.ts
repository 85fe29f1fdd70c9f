import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { temporaryFolder } from '@/tests/setup/temporary-folder';
import { FileSystemCache } from './file-store';
import PageCacheHandler from './handler';

let folder: string;
let handler: PageCacheHandler;

/** Next creates a handler for each request. */
const newHandler = () =>
  new PageCacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  } as never);

beforeEach(() => {
  folder = temporaryFolder('cache');
  handler = newHandler();
});

const isPage = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never;
const isRoute = { kind: 'APP_ROUTE', isFallback: false } as never;
const page = (html: string, { status = 200, tags = 'posts' } = {}) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('flight'),
    headers: { 'x-next-cache-tags': tags },
    status,
  }) as never;
/** The arguments of a page lookup, or with `url` empty those of an `unstable_cache` lookup. */
const read = (body: string, url = '') =>
  ({ kind: 'FETCH', data: { headers: {}, body, url }, revalidate: 60 }) as never;
/** Events in the same millisecond may be in either order, so the handler treats the entry as outdated. */
const laterThan = (time: number) => vi.waitUntil(() => Date.now() > time, { interval: 1 });
const onDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('an HTML page', () => {
  const html = '<p>Hola</p><script>self.__next_f.push([1,"a"])</script>';

  it('has the hashes of its scripts, also in the first response', async () => {
    const made = page(html);
    await handler.set('/first', made, isPage);
    expect(made).toHaveProperty(
      ['headers', 'content-security-policy'],
      expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
    );
    expect((await handler.get('/first', isPage))?.value).toMatchObject({
      html,
      headers: { 'content-security-policy': expect.stringContaining('sha256') },
    });
  });

  it('has no hash of a script that got into the rendering, and logs it', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const made = page(`${html}<script>alert(1)</script>`);
    await handler.set('/first', made, isPage);
    expect(JSON.stringify(made).match(/sha256-/g)).toHaveLength(1);
    expect(logged.mock.calls).toEqual([
      [expect.stringContaining('alert(1)'), undefined, { key: '/first' }],
    ]);
  });

  it('with a moved tag becomes a redirect with one Location', async () => {
    const made = page(html, { tags: 'posts,#despues' });
    await handler.set('/moved', made, isPage);
    for (const value of [made, (await handler.get('/moved', isPage))?.value]) {
      expect(value).toMatchObject({ status: 308, headers: { location: '/blog/despues' } });
    }
  });
});

describe('a page for an invented address', () => {
  it('that is made up like a tag is no redirect', async () => {
    const invented = '/blog/categoria/b,>1';
    const made = page('', { status: 404, tags: `_N_T_${invented}` });
    await handler.set(invented, made, isPage);
    expect(made).toHaveProperty('status', 404);
    expect(await onDisk()).toEqual([]);
  });

  it('is kept in memory and not on disk', async () => {
    const missing = { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 404 } as never;
    for (let number = 0; number < 5; number += 1) {
      await handler.set(`/missing-${number}`, page('', { status: 404 }), isPage);
      await handler.set(`/picture-${number}`, missing, isRoute);
      await handler.set(`read-${number}`, read('[]', 'http://db/?slug=x'), {
        fetchCache: true,
      } as never);
    }
    expect(await onDisk()).toEqual([]);
    expect((await handler.get('/missing-3', isPage))?.value).toMatchObject({ status: 404 });
  });

  it.each(['a'.repeat(300), 'a\0b'])('is no file when no file can have it: %j', async (name) => {
    await handler.set(`/blog/${name}`, page('Nada', { status: 404 }), isPage);
    expect(await onDisk()).toEqual([]);
  });

  it('replaces an older entry', async () => {
    await handler.set('/gone', page('<p>Aquí</p>'), isPage);
    await handler.set('/gone', page('', { status: 404 }), isPage);
    // As after a restart.
    FileSystemCache.memoryCache = undefined;
    expect((await newHandler().get('/gone', isPage))?.value).toMatchObject({ status: 404 });
  });

  it('replaces a page of the build, which is stored under its path', async () => {
    await handler.set('/deleted', page('<p>Aquí</p>'), isPage);
    await handler.set('/route-cache/APP_PAGE/0a1b/$/deleted', page('', { status: 404 }), isPage);
    expect(await onDisk()).toHaveLength(6);
  });

  it('is stored on disk when its name is not invented', async () => {
    await handler.set('feed', read('[]'), { fetchCache: true, tags: [] } as never);
    expect(await onDisk()).toEqual(['feed']);
  });
});

describe('an entry rendered while its tag is revalidated', () => {
  const ask = (name: string, request = newHandler()) =>
    request.get(name, { kind: 'FETCH', tags: [name] } as never);
  const store = (name: string, body: string, request: PageCacheHandler) =>
    request.set(name, read(body), { fetchCache: true, tags: [name] } as never);

  it('is not stored, because it may contain old data', async () => {
    await ask('list', handler);
    await handler.revalidateTag('list');
    await laterThan(Date.now());
    // One page makes the same request twice: neither response is newer.
    await store('list', '["deleted"]', handler);
    await store('list', '["deleted"]', handler);
    expect(await ask('list')).toBeNull();
    const next = newHandler();
    await ask('list', next);
    await store('list', '["new"]', next);
    expect(await ask('list')).not.toBeNull();
  });

  it('is not stored either when the old one may be served once more; a later one is', async () => {
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

  it('is stored when the tag is not its own', async () => {
    await ask('film', handler);
    await handler.revalidateTag('book');
    await store('film', '["film"]', handler);
    expect(await ask('film')).not.toBeNull();
  });

  it('is not stored when it is a page', async () => {
    await handler.get('/novel', isPage);
    await handler.revalidateTag('novel');
    await handler.set('/novel', page('<p>Antes</p>', { tags: 'novel' }), isPage);
    expect(await newHandler().get('/novel', isPage)).toBeNull();
  });
});
