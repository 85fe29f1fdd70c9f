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

/** A separate service for a test file, stopped after its tests. */
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
