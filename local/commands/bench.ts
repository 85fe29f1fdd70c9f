import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicRoutes } from '../../tests/setup/routes.ts';
import { serveBarePage } from '../bench/bare.ts';
import { benchBackOffice, benchBlog } from '../bench/database.ts';
import { benchPages } from '../bench/pages.ts';
import { describeOccasion, type Part, parts, writeResults } from '../bench/report.ts';
import { benchThroughput } from '../bench/throughput.ts';
import { Failure } from '../shared/failure.ts';
import { findOrInstallChromium } from './chromium.ts';
import { isolate } from './isolate.ts';
import { runCommand } from './lifecycle.ts';
import { refuseSecondRun } from './single-run.ts';
import { prepareTestSite } from './test-site.ts';

const distDir = '.next-bench';

const busyPages = ['/', '/producto/latido-granada'] as const;

/** `npm run bench [-- part]`: measures the built site with its own services. */
await runCommand(
  async (lifecycle) => {
    const root = process.cwd();
    const words = process.argv.slice(2);
    const chosen = parts.filter((part) => words.length === 0 || words[0] === part);
    if (chosen.length === 0 || words.length > 1) {
      throw new Failure(`Se usa «npm run bench -- [${parts.join(' | ')}]».`);
    }
    // A separate variable, because DATABASE_URL may be a real database and this fills it with test data.
    const databaseUrl = process.env['BENCH_DATABASE_URL'];
    isolate();
    refuseSecondRun(lifecycle, root, 'bench');
    const folder = mkdtempSync(join(tmpdir(), 'dauro-bench-'));
    lifecycle.onEnd(() => rmSync(folder, { recursive: true, force: true }));

    let serving: Promise<Record<string, string | undefined>> | undefined;
    const serve = () => {
      serving ??= (async () => {
        console.log('Construyendo el sitio…');
        const site = prepareTestSite(lifecycle, { root, folder, distDir, databaseUrl: undefined });
        await site.build();
        return site.serve();
      })();
      return serving;
    };

    const measures: Record<Part, () => Promise<string>> = {
      paginas: async () => {
        const chromium = await findOrInstallChromium(lifecycle);
        const { SITE_URL: site = '' } = await serve();
        const bare = await serveBarePage(lifecycle, root, folder);
        return benchPages({ lifecycle, chromium }, { site, bare, paths: publicRoutes });
      },
      caudal: async () => {
        const { SITE_URL: address = '' } = await serve();
        const addresses = busyPages.map((path) => new URL(path, address));
        return benchThroughput(lifecycle, join(folder, 'nginx'), addresses);
      },
      blog: () => benchBlog({ projectDir: root, folder: join(folder, 'blog'), databaseUrl }),
      oficina: () =>
        benchBackOffice({ projectDir: root, folder: join(folder, 'oficina'), databaseUrl }),
    };

    for (const part of chosen) {
      console.log(`\nSe mide: ${part}.`);
      const results = `${describeOccasion()}\n\n${await measures[part]()}`;
      console.log(`\n${results}`);
      writeResults(root, part, results);
    }
    return 0;
  },
  { interrupted: 130 },
);
