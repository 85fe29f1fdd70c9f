import { createRequire } from 'node:module';

/** When a tag was revalidated, as Next keeps it in each process: milliseconds since 1970. */
export type TagMark = { stale?: number; expired?: number };

// Not bundled, as little as the cache handler: the very Map that Next asks.
const { tagsManifest }: { tagsManifest: Map<string, TagMark> } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
);

/** What was revalidated in this process, by tag. */
export const tagMarks = tagsManifest;

/** Whether one of the tags was revalidated at or after `time` (milliseconds since 1970): what was read then may be old. */
export const wasRevalidatedSince = (tags: readonly string[], time: number): boolean =>
  tags.some((tag) => revalidatedAt(tagMarks.get(tag) ?? {}) >= time);

/** What may be shown once more is stale at once, and expires in a year. */
const revalidatedAt = ({ stale = 0, expired = 0 }: TagMark): number =>
  Math.max(stale, expired <= Date.now() ? expired : 0);
