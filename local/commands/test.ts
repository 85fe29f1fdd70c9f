import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.ts';
import { lastLine } from './counts.ts';
import { isolate } from './isolate.ts';
import { explain, type Life, runCommand } from './life.ts';
import { runStages } from './stages.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import { prepareTestSite } from './test-site.ts';
import { testStages } from './test-stages.ts';
import { takeTurn } from './turn.ts';

/** `npm test`: every check there is, against embedded services of its own. The last line says how many passed. */
await runCommand(
  async (life) => {
    const root = process.cwd();
    const databaseUrl = process.env['DATABASE_URL']?.trim() || undefined;
    let verdict: string | undefined;
    // Registered first, so that it comes after everything else has ended.
    life.onEnd(() => {
      if (verdict) console.log(verdict);
    });
    isolate();
    takeTurn(life, root, 'test');
    const folder = mkdtempSync(join(tmpdir(), 'dauro-test-'));
    life.onEnd(() => rmSync(folder, { recursive: true, force: true }));

    const chromium = await findOrInstallChromium(life).catch(explain);
    const databases = await temporaryDatabases(life, databaseUrl);
    const site = prepareTestSite(life, {
      root,
      folder,
      distDir: '.next-test',
      databaseUrl: databases.forBrowser,
    });
    const workshop = { life, folder };
    const counts = await runStages(
      life,
      testStages({
        workshop,
        site,
        chromium: chromium ?? undefined,
        databaseUrl: databases.forPolicies,
      }),
    );
    verdict = lastLine([counts]);
    return counts.failed > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);

async function temporaryDatabases(life: Life, databaseUrl: string | undefined) {
  if (!databaseUrl) return { forPolicies: undefined, forBrowser: undefined };
  return {
    forPolicies: await createTemporaryDatabase(life, databaseUrl),
    forBrowser: await createTemporaryDatabase(life, databaseUrl),
  };
}
