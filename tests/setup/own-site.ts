import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { standaloneServer } from '../../local/commands/standalone.ts';
import { test as base } from './browser.ts';
import { endChild, hasWritten } from './child-process.ts';
import { freePort } from './free-port.ts';
import { findRedis, OwnRedis, withoutRedis } from './redis.ts';
import { siteEnvironment } from './site-environment.ts';

function distDir(): string {
  const folder = siteEnvironment()['NEXT_DIST_DIR'];
  if (!folder) throw new Error('NEXT_DIST_DIR is not known: start the site with «npm run up».');
  return folder;
}

/** The server of the site under test. */
export const builtServer = (): string => standaloneServer(process.cwd(), distDir());

/** Another server of the site under test: same build and services, another port. */
export class Instance {
  readonly url: string;
  readonly port: number;
  readonly #process: ChildProcess;
  #output = '';

  private constructor(server: string, port: number, variables: Record<string, string>) {
    this.port = port;
    this.url = `http://localhost:${port}`;
    const own = { HOSTNAME: '127.0.0.1', PORT: `${port}` };
    this.#process = spawn(process.execPath, [server], {
      env: { ...process.env, ...siteEnvironment(), ...variables, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  /** Uses the port in the variables, or a free one. Resolves when the server reports that it is ready. */
  static async start(variables: Record<string, string>, server = builtServer()): Promise<Instance> {
    const port = Number(variables['PORT']) || (await freePort());
    const instance = new Instance(server, port, variables);
    await hasWritten(instance.#process, 'Ready in');
    return instance;
  }

  /** All output of the process. */
  output(): string {
    return this.#output;
  }

  /**
   * Kills the process with SIGKILL, as the kernel does without memory, so that no handler runs. Returns its exit code.
   */
  end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    return endChild(this.#process, signal);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

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
    // Copy the build without the pages that the site under test has rendered since. Synchronously, because the other
    // `cp` waits for each of its four thousand files in turn, on a busy machine longer than a test may take.
    const superfluous = ['cache', 'server/route-cache'].map((name) =>
      join(source, distDir(), name),
    );
    const filter = (path: string) => !superfluous.includes(path);
    cpSync(source, this.#folder, { recursive: true, filter });
    for (const page of withoutPages)
      for (const kind of ['.html', '.rsc', '.meta', '.segments']) {
        const path = join(this.#folder, distDir(), 'server', 'app', page + kind);
        await rm(path, { recursive: true, force: true });
      }
  }

  async start(variables: Record<string, string> = {}): Promise<Instance> {
    const server = join(this.#folder, basename(builtServer()));
    const instance = await Instance.start(variables, server);
    this.#instances.push(instance);
    return instance;
  }

  /** The files written since then, except in the folder that the container image leaves writable. */
  async writtenSince(time: number): Promise<string[]> {
    const cache = join(this.#folder, distDir(), 'cache');
    const files = (await filesIn(this.#folder)).filter((file) => !file.startsWith(cache));
    const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
    return files.filter((_, index) => Number(times[index]) >= time);
  }

  /** The files of the page cache. */
  async cachedFiles(): Promise<string[]> {
    const folders = ['server/route-cache', 'cache/fetch-cache'];
    const paths = folders.map((folder) => join(this.#folder, distDir(), folder));
    return (await Promise.all(paths.map((path) => filesIn(path).catch(() => [])))).flat();
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

type Fixtures = {
  /** Sites of this test alone, which makes their copy of the build. */
  sites: OwnSites;
  /** A Redis of this test alone. */
  redis: OwnRedis;
};

export const test = base.extend<Fixtures>({
  sites: async ({ browserName: _ }, use) => {
    const sites = new OwnSites();
    await use(sites);
    await sites.close();
  },
  // Ends before the sites do: a request of a page that its site cuts off would be a complaint.
  context: async ({ sites: _, context }, use) => use(context),
  redis: async ({ browserName: _ }, use, testInfo) => {
    const file = await findRedis();
    testInfo.skip(!file, withoutRedis);
    const redis = await OwnRedis.start(String(file));
    await use(redis);
    await redis.end();
  },
});
