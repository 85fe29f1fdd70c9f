import { globSync } from 'node:fs';
import { Failure } from '../shared/failure.ts';
import { findOrInstallNginx } from './nginx.ts';
import type { Stage } from './stages.ts';
import type { TestSite } from './test-site.ts';
import {
  binaryOf,
  runCheck,
  runPlaywright,
  runVitest,
  standIns,
  type TestContext,
  type Tool,
  typeTools,
} from './tool.ts';

export type TestTools = {
  context: TestContext;
  site: TestSite;
  /** Undefined when there is none and none could be installed. */
  chromium: string | undefined;
  /** The same without an interface; the browser itself where there is none. */
  shell: string | undefined;
  databaseUrl: string | undefined;
};

/**
 * The stages in groups: the lists of a group run side by side, the groups one after the other. `words` keep the tests
 * whose file names contain one of them; `all` adds the variants of journeys, and what starts processes or sites of
 * its own, breaks services or asks the network.
 */
export function testStages(
  { context, site, chromium, shell, databaseUrl }: TestTools,
  { words, all }: { words: readonly string[]; all: boolean },
): Stage[][][] {
  let isBuilt = false;
  let served: ReturnType<TestSite['serve']> | undefined;
  const browse = async (...projects: string[]) => {
    if (!chromium) throw new Failure('Sin Chromium no hay pruebas de navegador.');
    if (!isBuilt) throw new Failure('Sin sitio construido no hay pruebas de navegador.');
    served ??= site.serve();
    const env = { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_SHELL: shell ?? chromium };
    return runPlaywright(context, projects, { ...(await served), ...env }, words);
  };
  const build = async () => {
    await site.build();
    isBuilt = true;
    return { passed: 1, failed: 0 };
  };
  const browseNginx = async () => {
    await findOrInstallNginx(context.lifecycle);
    return browse('nginx');
  };
  const policies = { DATABASE_URL: databaseUrl ?? '' };
  const types = { name: 'tipos', run: () => runCheck(context, ...typeTools()) };
  const style = { name: 'estilo', run: () => runCheck(context, lint()) };
  const structure = { name: 'estructura', run: () => runCheck(context, ...structureTools()) };
  const advisories = { name: 'vulnerabilidades', run: () => runCheck(context, audit) };
  const unit = { name: 'unidades', run: () => runVitest(context, 'unit', {}, words) };
  const database = {
    name: 'base de datos',
    run: () => runVitest(context, 'database', policies, words),
  };
  const building = { name: 'construcción', run: build };
  const journeys = all || words.length > 0 ? ['e2e', 'variants'] : ['e2e'];
  const browser = { name: 'navegador y accesibilidad', run: () => browse(...journeys, 'viewer') };
  const processes = {
    name: 'procesos',
    run: () => runVitest(context, 'processes', policies, words),
  };
  const nginx = { name: 'nginx', run: browseNginx };
  const sites = { name: 'sitios propios', run: () => browse('sites') };
  // These tests build the site once more, which takes both processors.
  const host = { name: 'sin caché propia', run: () => browse('host') };
  // These tests break services that all tests share, so they run last and one at a time.
  const faults = { name: 'averías', run: () => browse('faults') };

  if (words.length > 0) {
    const has = (folder: string) => hasTests(folder, words);
    const browsed = [
      ...(has('tests/e2e/{,variants/}*') ? [browser] : []),
      ...(has('tests/nginx/*') ? [nginx] : []),
      ...(has('tests/e2e/sites/*') ? [sites] : []),
      ...(has('tests/e2e/host/*') ? [host] : []),
      ...(has('tests/e2e/faults/*') ? [faults] : []),
    ];
    return [[[unit, database, processes]], [browsed.length > 0 ? [building, ...browsed] : []]];
  }
  return [
    // The build rewrites next-env.d.ts, which the types need.
    [[types, building], [database], [style, structure, unit]],
    [[browser]],
    ...(all ? [[[advisories, processes, nginx, sites, host, faults]]] : []),
  ];
}

const hasTests = (files: string, words: readonly string[]) =>
  globSync(`${files}.spec.ts`).some((file) =>
    words.some((word) => file.toLowerCase().includes(word.toLowerCase())),
  );

const audit: Tool = { name: 'audit', module: 'local/commands/audit.ts', args: [] };

const lint = (): Tool => ({
  name: 'lint',
  module: binaryOf('@biomejs/biome', 'biome'),
  args: ['check', '.'],
});

/** Checks the direction of imports, and finds unused files, exports and dependencies. */
const structureTools = (): Tool[] => [
  {
    name: 'imports',
    module: binaryOf('dependency-cruiser', 'depcruise'),
    args: ['app', 'components', 'lib', 'local', 'middleware.ts'],
  },
  {
    name: 'unused',
    module: binaryOf('knip', 'knip'),
    args: ['--no-config-hints'],
    env: standIns,
  },
];
