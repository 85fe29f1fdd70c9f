import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicRoutes } from '../../tests/setup/routes.ts';
import { benchBackOffice } from '../bench/back-office/run.ts';
import { formatBlogScale, measureBlogScale } from '../bench/blog-scale.ts';
import { backOfficeMarkers, replaceResults } from '../bench/document.ts';
import { describeMachine } from '../bench/machine.ts';
import { measurePages } from '../bench/measure-pages.ts';
import { readOptions, selectRoutes } from '../bench/options.ts';
import { formatSubmissions } from '../bench/submissions/format.ts';
import { measureSubmissions } from '../bench/submissions/measure.ts';
import { formatResults } from '../bench/table.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { findOrInstallChromium } from './chromium.ts';
import { isolate } from './isolate.ts';
import { runCommand } from './life.ts';
import { prepareTestSite } from './test-site.ts';
import { takeTurn } from './turn.ts';

const distDir = '.next-bench';

/** In place of an address: only what becomes of a hundred proposals sent at once. */
const loadOnly = 'envios';

/** In place of an address: only the questions of the back-office to its database. */
const backOfficeOnly = 'oficina';

/** `npm run bench [-- part of an address] [--runs=5]`: measures the built site against services of its own. */
await runCommand(
  async (life) => {
    const root = process.cwd();
    const { filter, runs } = readOptions(process.argv.slice(2));
    const document = join(root, 'docs', 'benchmarks.md');
    // A name of its own: what DATABASE_URL points at may be real, and this fills it with inventions.
    const databaseUrl = process.env['BENCH_DATABASE_URL'];
    const writeBackOffice = async () => {
      console.log('Preguntando a la base de datos lo que pregunta la oficina…');
      const results = await benchBackOffice({ projectDir: root, databaseUrl });
      console.log(`\n${results}`);
      const text = readFileSync(document, 'utf8');
      writeFileSync(document, replaceResults(text, results, backOfficeMarkers));
    };
    if (filter === backOfficeOnly) {
      isolate();
      takeTurn(life, root, 'bench');
      await writeBackOffice();
      return 0;
    }
    const paths = filter === loadOnly ? [] : selectRoutes(publicRoutes, filter);
    isolate();
    // A hundred people send from this one address.
    process.env['FORM_RATE_LIMIT'] = '1000';
    takeTurn(life, root, 'bench');
    const folder = mkdtempSync(join(tmpdir(), 'dauro-bench-'));
    life.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    const chromium = await findOrInstallChromium(life);

    console.log('Construyendo el sitio…');
    const site = prepareTestSite(life, {
      root,
      folder,
      distDir,
      databaseUrl: undefined,
    });
    await site.build();
    const environment = await site.serve();
    const { SITE_URL: address = '', SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = environment;
    const load = { address, supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY, distDir };
    if (filter === loadOnly) {
      console.log(`\n${formatSubmissions(await measureSubmissions(load))}`);
      return 0;
    }

    const reports = join(root, 'node_modules', '.cache', 'dauro', 'lighthouse');
    rmSync(reports, { recursive: true, force: true });
    const pages = await measurePages({ life, chromium, reports }, address, paths, runs);
    const throughput = await measureThroughput(
      life,
      join(folder, 'nginx'),
      new URL(paths[0] ?? '/', address),
    );
    const submissions = filter === undefined ? await measureSubmissions(load) : [];
    const measured = formatResults({
      date: new Date(),
      machine: describeMachine(),
      runs,
      pages,
      throughput,
      submissions,
    });
    // Ten thousand posts take a while to write; who asks for one page does not want to wait for them.
    const blog = filter === undefined ? formatBlogScale(await measureBlogScale(root)) : '';
    const results = blog ? `${measured}\n\n${blog}` : measured;
    console.log(`\n${results}`);
    // A table of some pages must not take the place of the one of all.
    if (filter === undefined) {
      writeFileSync(document, replaceResults(readFileSync(document, 'utf8'), results));
      await writeBackOffice();
    }
    return 0;
  },
  { interrupted: 130 },
);
