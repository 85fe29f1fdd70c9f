import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env.ts';
import type { SharedPages } from './shared-pages.ts';
import { tagMarks } from './tag-marks.ts';

type Context = { dev?: boolean; serverDistDir?: string };

let opened: Promise<SharedPages> | undefined;

/**
 * What this instance shares with the others: nothing without `REDIS_URL`, and nothing while the site is being built or
 * developed. One for the whole process, since Next makes a cache handler for each request.
 */
export function openSharedPages({ dev, serverDistDir }: Context): Promise<SharedPages> | undefined {
  if (!env.REDIS_URL || dev || !serverDistDir) return undefined;
  if (env.NEXT_PHASE === 'phase-production-build') return undefined;
  opened ??= open(env.REDIS_URL, join(serverDistDir, '..', 'BUILD_ID'));
  return opened;
}

/** The client for Redis is loaded here and nowhere else. Pages of one build mean nothing to another. */
async function open(url: string, buildFile: string): Promise<SharedPages> {
  const [{ RedisLink }, { SharedPages }] = await Promise.all([
    import('./redis-link.ts'),
    import('./shared-pages.ts'),
  ]);
  const build = readFileSync(buildFile, 'utf8').trim();
  return new SharedPages(new RedisLink(url), build, tagMarks);
}
