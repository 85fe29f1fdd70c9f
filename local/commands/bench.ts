import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicRoutes } from '../../tests/setup/routes.ts';
import { benchBackOffice } from '../bench/database/back-office.ts';
import { benchBlog } from '../bench/database/blog.ts';
import { type Part, readOptions, selectRoutes } from '../bench/options.ts';
import { benchPages } from '../bench/pages.ts';
import { describeOccasion, writeResults } from '../bench/report.ts';
import { benchSubmissions } from '../bench/submissions/measure.ts';
import { benchThroughput } from '../bench/throughput.ts';
import { findFreePorts } from '../shared/ports.ts';
import { findOrInstallChromium } from './chromium.ts';
import { isolate } from './isolate.ts';
import { runCommand } from './lifecycle.ts';
import { startNginx } from './nginx.ts';
import { refuseSecondRun } from './single-run.ts';
import { prepareTestSite } from './test-site.ts';

const distDir = '.next-bench';

const busyPages = ['/', '/producto/latido-granada'] as const;

/** `npm run bench [-- part | address] [--runs=5]`: measures the built site with its own services. */
await runCommand(
  async (lifecycle) => {
    const root = process.cwd();
    const { parts, filter, runs } = readOptions(process.argv.slice(2));
    const paths = selectRoutes(publicRoutes, filter);
    // A separate variable, because DATABASE_URL may be a real database and this fills it with test data.
    const databaseUrl = process.env['BENCH_DATABASE_URL'];
    isolate();
    // All simulated visitors share one address without a proxy, so raise the limit.
    process.env['FORM_RATE_LIMIT'] = '1000';
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
        const reports = join(root, 'node_modules', '.cache', 'dauro', 'lighthouse');
        rmSync(reports, { recursive: true, force: true });
        const { SITE_URL: address = '' } = await serve();
        return benchPages({ lifecycle, chromium, reports }, address, paths, runs);
      },
      caudal: async () => {
        const { SITE_URL: address = '' } = await serve();
        const addresses = busyPages.map((path) => new URL(path, address));
        return benchThroughput(lifecycle, join(folder, 'nginx'), addresses);
      },
      envios: async () => {
        const environment = await serve();
        const [port = 0] = await findFreePorts(1);
        const upstream = Number(environment['PORT']);
        const place = { root, folder: join(folder, 'senders'), port, upstream };
        await startNginx(lifecycle, place, join(folder, 'senders.log'));
        return benchSubmissions({ environment, proxied: `http://127.0.0.1:${port}` });
      },
      blog: () => benchBlog({ projectDir: root, folder: join(folder, 'blog'), databaseUrl }),
      oficina: () =>
        benchBackOffice({ projectDir: root, folder: join(folder, 'oficina'), databaseUrl }),
    };

    for (const part of parts) {
      console.log(`\nSe mide: ${part}.`);
      const results = `${describeOccasion()}\n\n${await measures[part]()}`;
      console.log(`\n${results}`);
      // Do not replace the full table by one of some pages.
      if (filter === undefined) writeResults(root, part, results);
    }
    return 0;
  },
  { interrupted: 130 },
);
