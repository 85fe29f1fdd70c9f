import { createServer } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type RunningSupabase, startSupabase } from '../start.ts';
import { createProject, type Project } from './project.ts';
import { scratchDatabase } from './scratch-database.ts';

export const siteUrl = 'http://localhost:3000';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** supabase-js as a server uses it: nothing kept between calls. */
export function client(running: RunningSupabase, key: 'publishable' | 'secret'): SupabaseClient {
  const apiKey = key === 'secret' ? running.secretKey : running.publishableKey;
  return createClient(running.url, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export type TestSupabase = RunningSupabase & {
  project: Project;
  anonymous(): SupabaseClient;
  service(): SupabaseClient;
};

/** A whole service of its own for a test file. */
export async function startTestSupabase(): Promise<TestSupabase> {
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
  return {
    ...running,
    project,
    anonymous: () => client(running, 'publishable'),
    service: () => client(running, 'secret'),
    async close() {
      await running.close();
      await drop();
      await project.remove();
    },
  };
}
