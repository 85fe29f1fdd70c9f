import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll } from 'vitest';
import { type RunningSupabase, startSupabase } from '../../../local/supabase/start.ts';
import { freePort } from '../free-port.ts';
import { createProject } from './project.ts';
import { scratchDatabase } from './scratch-database.ts';

export const siteUrl = 'http://localhost:3000';

/** supabase-js as a server uses it, without stored sessions. */
export function client(running: RunningSupabase, key: 'publishable' | 'secret'): SupabaseClient {
  const apiKey = key === 'secret' ? running.secretKey : running.publishableKey;
  return createClient(running.url, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A separate service for a test file, stopped after its tests. */
export async function startTestSupabase() {
  const project = await createProject();
  const { databaseUrl, drop } = await scratchDatabase();
  const { projectDir, dataDir } = project;
  const running = await startSupabase({
    port: await freePort(),
    projectDir,
    dataDir,
    siteUrl,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  afterAll(async () => {
    await running.close();
    await drop();
    await project.remove();
  });
  return {
    ...running,
    project,
    anonymous: () => client(running, 'publishable'),
    service: () => client(running, 'secret'),
  };
}
