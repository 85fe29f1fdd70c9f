import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { codeOf, Failure, reasonOf } from '../shared/failure.ts';
import { createTemporaryDatabase } from '../shared/temporary-database.ts';
import { findOrInstallChromium, findOrInstallShell } from './chromium.ts';
import { lastLine, sum } from './counts.ts';
import { isolate } from './isolate.ts';
import { explain, type Lifecycle, runCommand } from './lifecycle.ts';
import { refuseSecondRun } from './single-run.ts';
import { runStages, summaryOf } from './stages.ts';
import { prepareTestSite } from './test-site.ts';
import { testStages } from './test-stages.ts';

/**
 * `npm test`: the checks that tell whether a change is right, with services of their own; `npm run test:all`: all checks.
 * `npm test -- words` runs the tests whose file names contain one of the words. The last line has the numbers of passed
 * and failed tests.
 */
await runCommand(
  async (lifecycle) => {
    const root = process.cwd();
    const given = process.argv.slice(2);
    const words = given.filter((word) => word !== '--all').map(wordOf);
    const databaseUrl = process.env['DATABASE_URL']?.trim() || undefined;
    let verdict: string | undefined;
    // Registered first, so that it runs after all other cleanups.
    lifecycle.onEnd(() => {
      if (verdict) console.log(verdict);
    });
    isolate();
    refuseSecondRun(lifecycle, root, 'test');
    const folder = mkdtempSync(join(tmpdir(), 'dauro-test-'));
    lifecycle.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    // Every embedded service of this run that starts without data takes its database from here.
    process.env['PREPARED_DATABASES'] = folder;

    const chromium = await findOrInstallChromium(lifecycle).catch(explain);
    const shell = await findOrInstallShell(lifecycle);
    const newDatabase = async () => databaseUrl && temporaryDatabase(lifecycle, databaseUrl);
    const forPolicies = await newDatabase();
    const site = prepareTestSite(lifecycle, {
      root,
      folder,
      distDir: '.next-test',
      databaseUrl: await newDatabase(),
    });
    const context = { lifecycle, folder };
    const groups = testStages(
      { context, site, chromium: chromium ?? undefined, shell, databaseUrl: forPolicies },
      { words, all: given.includes('--all') },
    );
    const finished = [];
    for (const lists of groups) finished.push(...(await runStages(lifecycle, ...lists)));
    const { passed, failed } = sum(finished);
    if (passed + failed === 0)
      throw new Failure(`Ninguna prueba se llama así: ${words.join(' ')}.`);
    verdict = `${summaryOf(finished)}\n\n${lastLine(finished)}`;
    return failed > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);

/** A part of the names of files, which the tools compare with paths from here. */
function wordOf(given: string): string {
  if (given.startsWith('-')) {
    throw new Failure(`«npm test» no conoce ${given}: se le dan palabras o rutas de sus archivos.`);
  }
  return isAbsolute(given) ? relative('', given) : given.replace(/^\.\//, '');
}

/** Dropped at the end. When the role may not create one (42501), the given database is used. */
async function temporaryDatabase(lifecycle: Lifecycle, server: string): Promise<string> {
  try {
    const { databaseUrl, drop } = await createTemporaryDatabase(server);
    lifecycle.onEnd(drop);
    return databaseUrl;
  } catch (error) {
    if (codeOf(error) === '42501') return server;
    throw new Failure(`No se llega a la base de datos de DATABASE_URL: ${reasonOf(error)}.`);
  }
}
