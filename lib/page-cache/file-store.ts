import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

/** When a tag was revalidated, in milliseconds since 1970. */
export type TagMark = { stale?: number; expired?: number };

/** When that was, or 0: an entry that may be shown once more is stale at once, and expires in a year. */
export function revalidatedAt({ stale = 0, expired = 0 }: TagMark = {}): number {
  return Math.max(stale, expired <= Date.now() ? expired : 0);
}

type FilePathKind = 'APP_PAGE' | 'APP_ROUTE';
type FileSystemCacheClass = {
  new (context: object): CacheHandler & { getFilePath(key: string, kind: FilePathKind): string };
  /** The entries that Next remembers, one map for all handlers of this process. */
  memoryCache?: { set(key: string, entry: CacheHandlerValue): void } | undefined;
};

// Next loads the cache handler at run time without bundling it, hence `require` of Next's own CommonJS modules.
const load = createRequire(import.meta.url);
const cacheFolder = 'next/dist/server/lib/incremental-cache';
const { tagsManifest }: { tagsManifest: Map<string, TagMark> } = load(
  `${cacheFolder}/tags-manifest.external.js`,
);

/** Next's own page cache: files below the build, and a bounded memory in front of them. */
export const { default: FileSystemCache }: { default: FileSystemCacheClass } = load(
  `${cacheFolder}/file-system-cache.js`,
);

/** What this process knows to be revalidated, by tag: the very map that Next asks about every entry. */
export const tagMarks = tagsManifest;

/** What the page cache needs of the place where it keeps entries. */
export interface PageStore extends Pick<CacheHandler, 'get' | 'set' | 'revalidateTag'> {
  /**
   * When the kept page or route was made, in milliseconds since 1970; 0 when there is none. Learns what other instances
   * have revalidated on the way.
   */
  madeAt(key: string, kind: string): Promise<number>;
}

/** The store of one instance alone. */
export class FileStore extends FileSystemCache implements PageStore {
  async madeAt(key: string, kind: string): Promise<number> {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
    // The build stores its pages under their address; Next reads them until there is a file under the whole key.
    const [, address = key] = key.split('/$');
    const times = [key, address].map((name) => {
      const path = this.getFilePath(`${name}.${kind === 'APP_ROUTE' ? 'body' : 'html'}`, kind);
      return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    });
    return Math.max(...times);
  }
}
