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

/** The stages of `npm test`, the fastest first. */
export function testStages({ context, site, chromium, shell, databaseUrl }: TestTools): Stage[] {
  let isBuilt = false;
  let served: ReturnType<TestSite['serve']> | undefined;
  const browse = async (project: string) => {
    if (!chromium) throw new Failure('Sin Chromium no hay pruebas de navegador.');
    if (!isBuilt) throw new Failure('Sin sitio construido no hay pruebas de navegador.');
    served ??= site.serve();
    return runPlaywright(context, project, {
      ...(await served),
      PLAYWRIGHT_CHROMIUM: chromium,
      PLAYWRIGHT_SHELL: shell ?? chromium,
    });
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
  return [
    { name: 'tipos', run: () => runCheck(context, ...typeTools()) },
    { name: 'estilo', run: () => runCheck(context, lint()) },
    { name: 'estructura', run: () => runCheck(context, ...structureTools()) },
    { name: 'vulnerabilidades', run: () => runCheck(context, audit) },
    { name: 'unidades', run: () => runVitest(context, 'unit', {}) },
    { name: 'base de datos', run: () => runVitest(context, 'database', policies) },
    { name: 'construcción', run: build },
    // The fault tests run after the project that they depend on.
    { name: 'navegador y accesibilidad', run: () => browse('faults') },
    { name: 'nginx', run: browseNginx },
  ];
}

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
