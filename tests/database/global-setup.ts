import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSupabase } from '../../local/supabase/start.ts';
import { freePort } from '../setup/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    supabaseUrl: string;
    publishableKey: string;
    secretKey: string;
  }
}

/** One embedded Supabase for all files; it uses a real PostgreSQL when DATABASE_URL is set. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dauro-database-tests-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const supabase = await startSupabase({
    port: await freePort(),
    dataDir,
    siteUrl: 'http://localhost:3000',
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  project.provide('supabaseUrl', supabase.url);
  project.provide('publishableKey', supabase.publishableKey);
  project.provide('secretKey', supabase.secretKey);
  return async () => {
    await supabase.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
