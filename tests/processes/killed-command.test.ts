import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openPglite } from '../../local/supabase/database-pglite.ts';
import { dataPaths } from '../../local/supabase/paths.ts';
import { type RunningSupabase, startSupabase } from '../../local/supabase/start.ts';
import { must, unique } from '../database/support.ts';
import { pdf } from '../fixtures/documents.ts';
import { storeAndKill } from '../setup/dying-author.ts';
import { freePort } from '../setup/free-port.ts';
import { client, siteUrl } from '../setup/supabase/running.ts';

/**
 * The complete recovery without any test settings: processes are killed in the middle of a proposal, three hours pass,
 * and the jobs run as cron runs them. It uses its own Supabase, because only there the test can change the stored
 * times.
 */

let running: RunningSupabase | undefined;
let folder = '';
afterAll(async () => {
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

async function letHoursPass(hours: number): Promise<void> {
  const { database } = await openPglite(dataPaths(folder));
  await database.exec(
    `update storage.objects set created_at = created_at - interval '${hours} hours'`,
  );
  await database.close();
}

it('three hours after crashes the jobs leave complete proposals and no stray file', async () => {
  folder = await mkdtemp(join(tmpdir(), 'dauro-killed-tests-'));
  const options = { port: await freePort(), dataDir: folder, siteUrl };
  running = await startSupabase(options);
  process.env['SUPABASE_URL'] = running.url;
  process.env['SUPABASE_SECRET_KEY'] = running.secretKey;
  vi.resetModules();
  const { runJobs } = await import('@/lib/jobs/run-jobs');
  const strayFiles = async () => (await runJobs())?.find(({ job }) => job === 'strayFiles');
  const supabase = client(running, 'secret');
  const bucket = supabase.storage.from('editorial-submissions');
  const files = async () => {
    const folders = ['manuscripts', 'cvs', 'quarantine'];
    const lists = await Promise.all(folders.map((name) => bucket.list(name, { limit: 100 })));
    return lists.flatMap((list, at) => must(list).map(({ name }) => `${folders[at]}/${name}`));
  };
  const email = () => `${unique('z')}@autora.example`;
  const [early, late, ahead, whole] = [email(), email(), email(), email()];

  // Killed after one upload; after both uploads without a row; with two files in quarantine and one copied; and one
  // that is not killed.
  expect(await storeAndKill(early, 'with the form', 1)).toBe(true);
  expect(await storeAndKill(late, 'with the form', 2)).toBe(true);
  expect(await storeAndKill(ahead, 'ahead of the form', 5)).toBe(true);
  expect(await storeAndKill(whole, 'with the form', 99)).toBe(false);
  expect(await files()).toHaveLength(1 + 2 + 3 + 2);

  // Young files stay, because they may belong to a running request.
  expect(await strayFiles()).toEqual({ job: 'strayFiles', done: 0 });
  expect(await files()).toHaveLength(8);

  await running.close();
  running = undefined;
  await letHoursPass(3);
  running = await startSupabase(options);
  // A run of the jobs was killed too and left its lock, whose lease has expired.
  const past = new Date(Date.now() - 1000).toISOString();
  must(await supabase.rpc('claim_jobs', { lease: '5 minutes' }));
  expect(await runJobs()).toBeNull();
  must(await supabase.from('job_runs').update({ locked_until: past }).eq('name', 'jobs'));
  expect(await strayFiles()).toEqual({ job: 'strayFiles', done: 6 });
  expect(await strayFiles()).toEqual({ job: 'strayFiles', done: 0 });

  const sent = supabase.from('editorial_submissions').select('*');
  const rows = must(await sent.in('email', [early, late, ahead, whole]));
  expect(rows.map((row) => row.email)).toEqual([whole]);
  const owned = rows.flatMap((row) => [row.obra_file_path, row.curriculum_file_path]);
  expect((await files()).sort()).toEqual(owned.sort());
  for (const path of owned)
    expect(must(await bucket.download(path)).size).toBe(pdf().buffer.length);
}, 480_000);
