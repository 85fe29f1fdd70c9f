import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { builtServer, Instance } from './instance.ts';
import { siteEnvironment } from './site-environment.ts';

/**
 * Instances of the built site that may be killed and may have other variables than the site under test. They run from a
 * copy of its standalone folder outside of the clone, as in production, so that files missing in the build are noticed.
 * The given pages are removed from the copy and rendered again, and the original folder is not written to.
 */
export class OwnSites {
  readonly #instances: Instance[] = [];
  #folder = '';

  async copyBuild(withoutPages: readonly string[] = []): Promise<void> {
    const source = dirname(builtServer());
    this.#folder = await mkdtemp(join(tmpdir(), 'dauro-own-site-'));
    const built = String(siteEnvironment()['NEXT_DIST_DIR']);
    // Copy the build without the pages that the site under test has rendered since. Synchronously, because the other
    // `cp` waits for each of its four thousand files in turn, on a busy machine longer than a test may take.
    const superfluous = ['cache', 'server/route-cache'].map((name) => join(source, built, name));
    cpSync(source, this.#folder, {
      recursive: true,
      filter: (path) => !superfluous.includes(path),
    });
    for (const page of withoutPages)
      for (const kind of ['.html', '.rsc', '.meta', '.segments'])
        await rm(join(this.#folder, built, 'server', 'app', page + kind), {
          recursive: true,
          force: true,
        });
  }

  async start(variables: Record<string, string> = {}): Promise<Instance> {
    const server = join(this.#folder, basename(builtServer()));
    const instance = await Instance.start(variables, server);
    this.#instances.push(instance);
    return instance;
  }

  /** The files written since then, except in the folder that the container image leaves writable. */
  async writtenSince(time: number): Promise<string[]> {
    const cache = join(this.#folder, String(siteEnvironment()['NEXT_DIST_DIR']), 'cache');
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(cache));
    const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
    return files.filter((_, index) => Number(times[index]) >= time);
  }

  /** The files of the page cache. */
  async cachedFiles(): Promise<string[]> {
    const built = String(siteEnvironment()['NEXT_DIST_DIR']);
    const folders = ['server/route-cache', 'cache/fetch-cache'];
    const found = folders.map(async (folder) => {
      const path = join(this.#folder, built, folder);
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    });
    return (await Promise.all(found)).flat();
  }

  /** Makes the page cache older, for an instance that starts afterwards; a running one has entries in memory. */
  async age(seconds: number): Promise<void> {
    const then = new Date(Date.now() - seconds * 1000);
    for (const file of await this.cachedFiles()) {
      if (file.endsWith('.meta')) {
        const { routeCacheLastModified: _, ...meta } = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(file, JSON.stringify(meta));
      }
      await utimes(file, then, then);
    }
  }

  /** Stops the instances and removes the copy. */
  async close(): Promise<void> {
    for (const instance of this.#instances) await instance.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
