import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

/** When a tag was revalidated, in milliseconds since 1970. */
export type TagMark = { stale?: number; expired?: number };

/**
 * The time from which a tag counts as revalidated, or 0. With `revalidateTag(…, 'max')` entries become stale at once
 * and expire in a year, so only a past `expired` counts.
 */
export function revalidatedAt({ stale = 0, expired = 0 }: TagMark = {}): number {
  return Math.max(stale, expired <= Date.now() ? expired : 0);
}

type FilePathKind = 'APP_PAGE' | 'APP_ROUTE';
type FileSystemCacheClass = {
  new (context: object): CacheHandler & { getFilePath(key: string, kind: FilePathKind): string };
  /** Next's in-memory entries, one map for all handlers of this process. */
  memoryCache?: { set(key: string, entry: CacheHandlerValue): void } | undefined;
};

// Next loads the cache handler at run time without bundling it, so Next's CommonJS modules are loaded with `require`.
const load = createRequire(import.meta.url);
const cacheFolder = 'next/dist/server/lib/incremental-cache';
/** The tags revalidated in this process or read from Redis; Next checks every entry against this map. */
export const { tagsManifest: tagMarks }: { tagsManifest: Map<string, TagMark> } = load(
  `${cacheFolder}/tags-manifest.external.js`,
);

/** Next's own page cache: files below the build, and a bounded memory in front of them. */
export const { default: FileSystemCache }: { default: FileSystemCacheClass } = load(
  `${cacheFolder}/file-system-cache.js`,
);

/** The page cache's store of entries. */
export interface PageStore extends Pick<CacheHandler, 'get' | 'set' | 'revalidateTag'> {
  /** When the entry was rendered (milliseconds since 1970), or 0; also reads the tags revalidated elsewhere. */
  madeAt(key: string, kind: string): Promise<number>;
}

/** Next's own page cache as a store. */
export class FileStore extends FileSystemCache implements PageStore {
  async madeAt(key: string, kind: string): Promise<number> {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
    // The build stores a page under its path, and Next reads that file until a file with the complete key exists.
    const [, address = key] = key.split('/$');
    const times = [key, address].map((name) =>
      writtenAt(this.getFilePath(`${name}.${kind === 'APP_ROUTE' ? 'body' : 'html'}`, kind)),
    );
    return Math.max(...times);
  }
}

/** 0 also for an invented address that no file can have: too long, or with a null byte. */
function writtenAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
