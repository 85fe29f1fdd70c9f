import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startChild as startLogged } from '../../local/commands/child.ts';
import { type Child, ready, refusal, startChild } from '../setup/supabase/child.ts';
import { type Project, testProject } from '../setup/supabase/project.ts';
import { client } from '../setup/supabase/running.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

// Every test starts processes, and the machine may be under load.
vi.setConfig({ testTimeout: 120_000 });

const pdf = { contentType: 'application/pdf' };

it('runs one process per data folder, and names the holder', async () => {
  const project = await testProject();
  const first = await startChild(project);
  const running = await ready(first);
  const holder = `ya está en uso por el proceso ${first.process.pid}`;
  expect(await refusal(project)).toContain(holder);
  expect((await client(running, 'publishable').from('books').select('title')).error).toBeNull();
  expect(first.output()).toBe('');
  const keys = await stat(join(project.dataDir, 'supabase', 'keys.json'));
  expect(keys.mode & 0o777).toBe(0o600);
});

it('reports that its port is used, and releases the folder', async () => {
  const project = await testProject();
  const running = await ready(await startChild(project));
  const port = new URL(running.url).port;
  const other = await testProject();
  const refused = await refusal(other, { SUPABASE_PORT: port });
  expect(refused).toContain(`El puerto ${port} ya está ocupado`);
  await ready(await startChild(other));
});

it('finishes a running request when it is stopped', async () => {
  const project = await testProject();
  const child = await startChild(project);
  const running = await ready(child);
  const insert = request(`${running.url}/rest/v1/books`, {
    method: 'POST',
    headers: {
      apikey: running.secretKey,
      'content-type': 'application/json',
      expect: '100-continue',
    },
  });
  insert.flushHeaders();
  // The service sends 100 when it handles the request; the test sends the body after the signal.
  await once(insert, 'continue');
  child.process.kill('SIGTERM');
  insert.end(JSON.stringify({ title: 'A tiempo' }));
  const [answer] = await once(insert, 'response');
  expect(answer.statusCode).toBe(201);
  expect(await child.exit).toBe(0);

  const again = await ready(await startChild(project));
  const { data } = await client(again, 'secret').from('books').select('title');
  expect(data).toContainEqual({ title: 'A tiempo' });
});

it('stops when its parent ends', async () => {
  const project = await testProject();
  const child = await startChild(project);
  await ready(child);
  child.process.disconnect();
  expect(await child.exit).toBe(0);
});

it('takes the lock of an ended process, even when its pid is in use again', async () => {
  const project = await testProject();
  const child = await startChild(project);
  await ready(child);
  child.process.kill('SIGKILL');
  await child.exit;
  await writeFile(join(project.dataDir, 'supabase', 'lock.pid'), String(process.pid));
  await ready(await startChild(project));
});

/** Writes rows and files until the process is killed; returns the acknowledged ones. */
async function writeUntilKilled(child: Child, round: number) {
  const supabase = client(await ready(child), 'secret');
  const rows: string[] = [];
  const files = new Map<string, Buffer>();
  const insert = async () => {
    for (let index = 0; ; index += 1) {
      const title = `ronda ${round}, ${index}`;
      const { error } = await supabase.from('books').insert({ title });
      if (error) return;
      rows.push(title);
    }
  };
  const upload = async () => {
    for (let index = 0; ; index += 1) {
      const path = `ronda-${round}/${index}.pdf`;
      const content = randomBytes(50_000);
      const { error } = await supabase.storage.from('private').upload(path, content, pdf);
      if (error) return;
      files.set(path, content);
      if (rows.length > 20 && files.size > 10) child.process.kill('SIGKILL');
    }
  };
  await Promise.all([insert(), upload()]);
  await child.exit;
  return { rows, files };
}

async function expectAll(project: Project, written: Awaited<ReturnType<typeof writeUntilKilled>>) {
  const running = await ready(await startChild(project));
  const supabase = client(running, 'secret');
  const { data } = await supabase.from('books').select('title');
  const titles = new Set(data?.map(({ title }) => title));
  expect(written.rows.filter((title) => !titles.has(title))).toEqual([]);
  for (const [path, content] of written.files) {
    const { data: file } = await supabase.storage.from('private').download(path);
    const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.equals(content)).toBe(true);
  }
  await running.close();
}

it('keeps every acknowledged row and file when it is killed', async () => {
  const project = await testProject();
  for (const round of [1, 2]) {
    const written = await writeUntilKilled(await startChild(project), round);
    expect(written.rows.length).toBeGreaterThan(20);
    await expectAll(project, written);
  }
});

it('starts after being killed at any step of its first start', async () => {
  const project = await testProject();
  const pglite = ['database.unfinished', 'database/PG_VERSION', 'database/postmaster.pid'];
  const steps = ['lock.pid', ...(project.databaseUrl ? [] : pglite)];
  for (const step of steps) {
    const child = await startChild(project);
    const reached = () => expect(existsSync(join(project.dataDir, 'supabase', step))).toBe(true);
    await vi.waitFor(reached, { interval: 1, timeout: 30_000 });
    child.process.kill('SIGKILL');
    await child.exit;
  }
  const running = await ready(await startChild(project));
  const { data } = await client(running, 'publishable').from('books').select('title');
  expect(data).toEqual([{ title: 'Semilla' }]);
});

it.skipIf(!existsSync('/dev/full'))('goes on when the disk of its log is full', async () => {
  const module = join(temporaryFolder('noisy'), 'noisy.mjs');
  await writeFile(module, 'process.stdout.write("x".repeat(1_000_000))');
  const lifecycle = { isEnding: false, onEnd: () => () => {}, end: async () => {} };
  const { exited } = startLogged(lifecycle, { module, env: process.env, log: '/dev/full' });
  expect((await exited).code).toBe(0);
});
