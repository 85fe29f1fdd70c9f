import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll } from 'vitest';
import { type RunningSupabase, startSupabase } from '../../../local/supabase/start.ts';
import { freePort } from '../free-port.ts';
import { createProject } from './project.ts';

export const siteUrl = 'http://localhost:3000';

/** supabase-js as a server uses it, without stored sessions. */
export function client(running: RunningSupabase, key: 'publishable' | 'secret'): SupabaseClient {
  const apiKey = key === 'secret' ? running.secretKey : running.publishableKey;
  return createClient(running.url, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A service of its own for a test file, with the migrations and the seed of the site, stopped after its tests. */
export async function startOwnSupabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dauro-own-supabase-'));
  const running = await startSupabase({ port: await freePort(), dataDir, siteUrl });
  afterAll(async () => {
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return running;
}

/** The same with short migrations, which have every kind of object that the gateway must handle. */
export async function startTestSupabase() {
  const project = await createProject();
  const { remove, ...folders } = project;
  const running = await startSupabase({ port: await freePort(), ...folders, siteUrl });
  afterAll(async () => {
    await running.close();
    await remove();
  });
  return {
    ...running,
    project,
    anonymous: () => client(running, 'publishable'),
    service: () => client(running, 'secret'),
  };
}
