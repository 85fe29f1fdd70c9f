import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reasonOf } from '../shared/failure.ts';
import { startChild } from './child.ts';
import { readPlaywright, readVitest, type TestReport } from './counts.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Outcome } from './stages.ts';

const require = createRequire(import.meta.url);
const linesShown = 200;
/** A hanging tool must be reported before CI stops without showing anything. */
const minutesAtMost = 15;

export type TestContext = {
  lifecycle: Lifecycle;
  folder: string;
};

type Environment = Readonly<Record<string, string>>;

export type Tool = {
  name: string;
  module: string;
  args: readonly string[];
  env?: Environment;
  /** After which the tool counts as hanging. */
  minutes?: number;
  echo?: 'everything';
};

/** What needs a whole environment gets this one: next.config.ts to generate types, the schema to be parsed. */
export const standIns = {
  SITE_URL: 'http://localhost',
  SUPABASE_URL: 'http://127.0.0.1',
  SUPABASE_PUBLISHABLE_KEY: 'ninguna',
  SUPABASE_SECRET_KEY: 'ninguna',
  SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1',
  SHOPIFY_STOREFRONT_TOKEN: 'ninguno',
};

/** The script of a command of an installed package, so that the current Node runs it. */
export function binaryOf(packageName: string, command: string): string {
  const file = join(process.cwd(), 'node_modules', packageName, 'package.json');
  const { bin } = require(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a tool and counts its exit code as one test. */
export async function runCheck(context: TestContext, ...tools: readonly Tool[]): Promise<Outcome> {
  for (const tool of tools) {
    const { code, output } = await runTool(context, tool);
    if (code !== 0) return { passed: 0, failed: 1, output };
  }
  return { passed: 1, failed: 0 };
}

export function runVitest(
  context: TestContext,
  name: string,
  env: Environment,
  words: readonly string[] = [],
): Promise<Outcome> {
  const report = join(context.folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', name, ...reporters, '--silent=passed-only'];
  const tool = {
    name,
    module: binaryOf('vitest', 'vitest'),
    args: [...args, ...(words.length > 0 ? ['--passWithNoTests', ...words] : [])],
    env: { NODE_ENV: 'test', ...env },
  };
  return runReported(context, tool, report, readVitest);
}

/** Runs the tests of Playwright projects; in a terminal their progress and failures are shown at once. */
export async function runPlaywright(
  context: TestContext,
  projects: readonly string[],
  env: Environment,
  words: readonly string[],
): Promise<Outcome> {
  const name = projects.join('-');
  const isWatched = process.stdout.isTTY;
  const pages = join(process.cwd(), '.local', 'report', name);
  const report = join(context.folder, `${name}.json`);
  const tool = {
    name,
    module: binaryOf('@playwright/test', 'playwright'),
    args: [
      'test',
      ...projects.flatMap((project) => ['--project', project]),
      `--reporter=${isWatched ? 'line' : 'list'},json,html`,
      ...words,
    ],
    minutes: 70,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OUTPUT_DIR: pages,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
    ...(isWatched && { echo: 'everything' as const }),
  };
  const outcome = await runReported(context, tool, report, readPlaywright);
  return { ...outcome, output: `${outcome.output}\nInforme: ${join(pages, 'index.html')}` };
}

async function runReported(
  context: TestContext,
  tool: Tool,
  report: string,
  read: (report: unknown) => TestReport,
): Promise<Outcome> {
  const { code, output } = await runTool(context, tool);
  const counts = existsSync(report) ? readReport(report, read) : { passed: 0, failed: 0 };
  // Errors outside of tests (a failing setup) must not look like success.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, output };
}

function readReport(file: string, read: (report: unknown) => TestReport): TestReport {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`El informe ${file} no se entiende: ${reasonOf(error)}.`);
    return { passed: 0, failed: 1, times: [], failures: [] };
  }
}

async function runTool(
  { lifecycle, folder }: TestContext,
  { name, module, args, env, echo, minutes = minutesAtMost }: Tool,
): Promise<{ code: number | null; output: string }> {
  const log = join(folder, `${name}.log`);
  rmSync(log, { force: true });
  const child = startChild(lifecycle, {
    module,
    args,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', ...env },
    log,
    ...(echo && { echo }),
    grace: 5000,
  });
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    void child.stop();
  }, minutes * 60_000);
  const { code } = await child.exited;
  clearTimeout(timer);
  await child.logged;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  if (hangs) lines.push(`«${name}» no había terminado al cabo de ${minutes} minutos.`);
  return { code: hangs ? 1 : code, output: lines.slice(-linesShown).join('\n') };
}

/** Route types first, since the code uses them. Several checkers would repeat each other's work on shared processors. */
export const typeTools = (): Tool[] => [
  { name: 'typegen', module: binaryOf('next', 'next'), args: ['typegen'], env: standIns },
  { name: 'types', module: binaryOf('typescript', 'tsc'), args: ['--noEmit', '--checkers', '1'] },
];
