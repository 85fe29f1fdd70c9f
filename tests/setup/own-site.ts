import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePort } from './free-port.ts';
import { siteEnvironment } from './site-environment.ts';

const root = process.cwd();
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

export type OwnSite = {
  url: string;
  /** As the kernel does it when memory runs out: no signal handler, no last word. */
  kill(): Promise<void>;
};

/**
 * The built site in a process of the test's own, which may be killed and told other variables than the site under test.
 * It runs from a copy of that one's build, without the pages named here: those it renders anew.
 */
export class OwnSites {
  readonly #distDir = `.next-own-${crypto.randomUUID().slice(0, 8)}`;
  readonly #running = new Set<ChildProcess>();

  async copyBuild(withoutPages: readonly string[] = []): Promise<void> {
    const built = siteEnvironment()['NEXT_DIST_DIR'];
    if (!built) throw new Error('NEXT_DIST_DIR is not known: start the site with «npm run up».');
    const source = join(root, built);
    const superfluous = ['cache', 'dev', 'diagnostics', 'trace', 'types'].map((name) =>
      join(source, name),
    );
    const target = join(root, this.#distDir);
    await cp(source, target, { recursive: true, filter: (path) => !superfluous.includes(path) });
    for (const page of withoutPages)
      for (const kind of ['.html', '.rsc', '.meta', '.segments'])
        await rm(join(target, 'server', 'app', page + kind), { recursive: true, force: true });
  }

  async start(variables: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const child = spawn(
      process.execPath,
      [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
      {
        env: {
          ...process.env,
          ...siteEnvironment(),
          SITE_URL: url,
          ...variables,
          NEXT_DIST_DIR: basename(this.#distDir),
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#running.add(child);
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const ended = once(child, 'exit').then(() => {
      this.#running.delete(child);
    });
    const site = {
      url,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
    for (let tries = 0; tries < 150; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The site did not start: ${said}`);
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer) return site;
      await new Promise((again) => setTimeout(again, 200));
    }
    await site.kill();
    throw new Error(`The site does not answer: ${said}`);
  }

  /** Ends what still runs, and removes the copy. */
  async close(): Promise<void> {
    for (const child of this.#running) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(join(root, this.#distDir), { recursive: true, force: true });
  }
}
