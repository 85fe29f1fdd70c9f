import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDoctor } from '../../lib/doctor/run.ts';
import { parseEnvironment } from '../../lib/env-schema.ts';
import { isLoopback } from '../../lib/http/is-loopback.ts';
import { connectProject } from '../backup/project.ts';
import { Failure } from '../shared/failure.ts';
import { lastLine, sum } from './counts.ts';
import { printFindings } from './findings.ts';
import { isolate } from './isolate.ts';
import { type Lifecycle, runCommand } from './lifecycle.ts';
import { openAccounts, refuseUsed, removeTraces } from './proof.ts';
import { readVariables } from './settings.ts';
import { type Outcome, runStages } from './stages.ts';
import { runVitest, standIns } from './tool.ts';
import { settingOf } from './variables.ts';

type Project = { url: string; publishableKey: string; secretKey: string; databaseUrl: string };

/** `npm run prove`: the database tests and the doctor against an empty hosted project; removes all they made. */
await runCommand(
  async (lifecycle) => {
    const root = process.cwd();
    const variables = readVariables(root, process.env);
    const project = readProject((name) => settingOf(variables, name));
    const siteUrl = settingOf(variables, 'SITE_URL');
    isolate();
    let verdict: string | undefined;
    // Registered first, so that it is the last line.
    lifecycle.onEnd(() => {
      if (verdict) console.log(verdict);
    });
    const open = await connectProject(project.url, project.secretKey, project.databaseUrl);
    lifecycle.onEnd(() => open.close());
    const before = await refuseUsed(open);
    const remove = () => removeTraces(open, before);
    const removed = lifecycle.onEnd(remove);
    const password = await openAccounts(open, project.url, project.publishableKey);
    const finished = await runStages(lifecycle, [
      { name: 'base de datos', run: () => testDatabase(lifecycle, project, password) },
      { name: 'doctor', run: () => askDoctor(root, project, siteUrl) },
    ]);
    // Here and not only at the end, so that a failing removal makes the command fail.
    await remove();
    removed();
    console.log('Borrado todo lo que la prueba ha creado.');
    verdict = lastLine(finished);
    return sum(finished).failed > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);

function readProject(setting: (name: string) => string | undefined): Project {
  const databaseUrl = setting('SUPABASE_DB_URL') ?? setting('DATABASE_URL');
  const [url, publishableKey, secretKey] = [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
  ].map(setting);
  if (!url || !publishableKey || !secretKey || !databaseUrl) {
    throw new Failure(
      'Faltan datos del proyecto que se quiere probar: pon SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY y SUPABASE_DB_URL (o DATABASE_URL).',
    );
  }
  return { url, publishableKey, secretKey, databaseUrl };
}

/** Without the tests that start services of their own, or break the database in ways that only a superuser may. */
function testDatabase(lifecycle: Lifecycle, project: Project, password: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'dauro-prove-'));
  lifecycle.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const database = new URL(project.databaseUrl);
  const { searchParams } = database;
  if (!isLoopback(database) && !searchParams.has('sslmode')) searchParams.set('sslmode', 'require');
  return runVitest(
    { lifecycle, folder },
    'database',
    {
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      SUPABASE_SECRET_KEY: project.secretKey,
      DATABASE_URL: database.href,
      PROVE_PASSWORD: password,
    },
    ['--exclude=**/{killed,access-rules,prove}.test.ts'],
  );
}

async function askDoctor(root: string, project: Project, siteUrl?: string): Promise<Outcome> {
  const env = parseEnvironment({
    ...standIns,
    ...(siteUrl && { SITE_URL: siteUrl }),
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    SUPABASE_SECRET_KEY: project.secretKey,
  });
  const all = await runDoctor({ env, fetch, root }, ['supabase', 'access', 'storage']);
  // Without SITE_URL nothing says where the links of the mails should lead.
  const findings = all.filter(({ point }) => siteUrl || point !== 'recovery');
  printFindings(root, findings);
  // What has no clear answer is not proved; a history of migrations need not be there.
  const failed = findings.filter(({ state, says }) => state === 'wrong' || says === 'notAnswered');
  const passed = findings.filter(({ state }) => state === 'ok');
  return { passed: passed.length, failed: failed.length };
}
