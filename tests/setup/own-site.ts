import { cp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Instance } from './instance.ts';
import { siteEnvironment } from './site-environment.ts';

const root = process.cwd();

/**
 * Instances of the built site that may be killed and told other variables than the site under test. They run from a copy
 * of its build, without the pages named here, which they then render anew, and write nothing where the others read.
 */
export class OwnSites {
  readonly #distDir = `.next-own-${crypto.randomUUID().slice(0, 8)}`;
  readonly #instances: Instance[] = [];

  async copyBuild(withoutPages: readonly string[] = []): Promise<void> {
    const built = siteEnvironment()['NEXT_DIST_DIR'];
    if (!built) throw new Error('NEXT_DIST_DIR is not known: start the site with «npm run up».');
    const source = join(root, built);
    // What was built, and nothing of what the site under test has rendered since (server/route-cache).
    const superfluous = ['cache', 'dev', 'diagnostics', 'server/route-cache', 'trace', 'types'].map(
      (name) => join(source, name),
    );
    const target = join(root, this.#distDir);
    await cp(source, target, { recursive: true, filter: (path) => !superfluous.includes(path) });
    for (const page of withoutPages)
      for (const kind of ['.html', '.rsc', '.meta', '.segments'])
        await rm(join(target, 'server', 'app', page + kind), { recursive: true, force: true });
  }

  async start(variables: Record<string, string> = {}): Promise<Instance> {
    const instance = await Instance.start({ ...variables, NEXT_DIST_DIR: this.#distDir });
    this.#instances.push(instance);
    return instance;
  }

  /** What the page cache has written so far. */
  async cachedFiles(): Promise<string[]> {
    const folders = ['server/route-cache', 'cache/fetch-cache'];
    const found = folders.map(async (folder) => {
      const path = join(root, this.#distDir, folder);
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    });
    return (await Promise.all(found)).flat();
  }

  /** Makes everything in the page cache older. For an instance that starts afterwards: one that runs has a memory. */
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

  /** Ends what still runs, and removes the copy. */
  async close(): Promise<void> {
    for (const instance of this.#instances) await instance.end('SIGKILL');
    await rm(join(root, this.#distDir), { recursive: true, force: true });
  }
}
