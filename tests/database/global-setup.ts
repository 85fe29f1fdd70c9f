import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoPassword } from '../../local/supabase/accounts.ts';
import { startSupabase } from '../../local/supabase/start.ts';
import { freePort } from '../setup/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    supabaseUrl: string;
    publishableKey: string;
    secretKey: string;
    password: string;
  }
}

/**
 * One embedded Supabase for all files, over a real PostgreSQL when DATABASE_URL is set; or, for `npm run prove`, the
 * project of the environment, whose three accounts have the password PROVE_PASSWORD.
 */
export default async function setup(project: TestProject) {
  const { env } = process;
  if (env['PROVE_PASSWORD']) {
    project.provide('supabaseUrl', env['SUPABASE_URL'] ?? '');
    project.provide('publishableKey', env['SUPABASE_PUBLISHABLE_KEY'] ?? '');
    project.provide('secretKey', env['SUPABASE_SECRET_KEY'] ?? '');
    project.provide('password', env['PROVE_PASSWORD']);
    return undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'dauro-database-tests-'));
  // The files that start a service of their own copy this one's database; `npm test` names a folder for all its stages.
  env['PREPARED_DATABASES'] ??= dataDir;
  const databaseUrl = env['DATABASE_URL'];
  const supabase = await startSupabase({
    port: await freePort(),
    dataDir,
    siteUrl: 'http://localhost:3000',
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  project.provide('supabaseUrl', supabase.url);
  project.provide('publishableKey', supabase.publishableKey);
  project.provide('secretKey', supabase.secretKey);
  project.provide('password', demoPassword);
  return async () => {
    await supabase.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
