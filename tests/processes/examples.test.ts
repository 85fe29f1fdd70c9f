import { mkdir } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { areaNames, type FormArea, specOf } from '@/lib/form-areas';
import {
  exampleImages,
  exampleKeys,
  examplePosts,
  hasExamples,
  removeExamples,
} from '@/lib/submissions/examples';
import { statuses } from '@/lib/submissions/statuses';
import { prepareDataDir } from '../../local/commands/data-dir.ts';
import { addExamples, wantsExamples } from '../../local/commands/examples.ts';
import { readSettings } from '../../local/commands/settings.ts';
import { standIns } from '../../local/commands/tool.ts';
import { demoPassword } from '../../local/supabase/accounts.ts';
import { dataPaths } from '../../local/supabase/paths.ts';
import { startEmbedded } from '../database/backup-support.ts';
import { contactMessage, proposal } from '../database/rows.ts';
import { must } from '../database/support.ts';
import { client } from '../setup/supabase/running.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

type Client = ReturnType<typeof client>;

const folders = [
  ['editorial-submissions', 'manuscripts'],
  ['editorial-submissions', 'cvs'],
  ['dauro-arte-documents', 'dauro-arte'],
  ['dauro-arte-documents', 'services'],
  ['blog-images', ''],
] as const;

async function filesOf(client: Client): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const [bucket, folder] of folders) {
    for (const { name } of must(await client.storage.from(bucket).list(folder))) {
      const path = folder ? `${folder}/${name}` : name;
      files.push(await must(await client.storage.from(bucket).download(path)).bytes());
    }
  }
  return files;
}

const count = async (client: Client, table: string) =>
  must(await client.from(table).select('id')).length;

const rowsOf = async (client: Client, area: FormArea) =>
  must(await client.from(specOf(area).table).select('*').in('idempotency_key', exampleKeys));

const ended = { isEnding: false, onEnd: () => () => undefined, end: async () => undefined };
const settingsOf = (dataDir: string) => readSettings(process.cwd(), { DATA_DIR: dataDir }, []);

it('fills new services with examples, and removes these and nothing else', {
  timeout: 180_000,
}, async () => {
  const dataDir = temporaryFolder('examples');
  prepareDataDir(dataDir, false);
  const running = await startEmbedded(dataDir);
  const secret = client(running, 'secret');
  const visitor = must(await secret.from('contact_messages').insert(contactMessage()).select('id'));
  // What a killed run has left is replaced.
  const left = { ...proposal(), idempotency_key: exampleKeys[0] };
  must(await secret.from('editorial_submissions').insert(left));
  await addExamples(ended, settingsOf(dataDir), {
    ...standIns,
    SUPABASE_URL: running.url,
    SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
    SUPABASE_SECRET_KEY: running.secretKey,
  });

  const lists = await Promise.all(areaNames.map((area) => rowsOf(secret, area)));
  const rows = lists.flat();
  expect(lists.map((list) => list.length)).toEqual([7, 12, 6, 7]);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(rows.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  const twelveWeeks = 12 * 7 * 24 * 60 * 60 * 1000;
  const ages = rows.map(({ created_at }) => Date.now() - Date.parse(created_at));
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(twelveWeeks);
  expect(rows.some(({ assigned_to }) => assigned_to)).toBe(true);
  const titles = rows.map(({ titulo_obra, subject, email }) => titulo_obra ?? subject ?? email);
  expect(titles.length - new Set(titles).size).toBe(2);
  const starts = (await filesOf(secret)).map((file) => String.fromCharCode(...file.subarray(0, 4)));
  const counts = ['%PDF', 'PK\u0003\u0004', 'RIFF'].map(
    (kind) => starts.filter((start) => start === kind).length,
  );
  expect([...counts, starts.length]).toEqual([16, 9, 6, 31]);
  expect(await count(secret, 'submission_notes')).toBeGreaterThan(9);
  expect(await count(secret, 'submission_reviews')).toBeGreaterThan(5);
  expect(await count(secret, 'submission_letters')).toBeGreaterThan(9);
  const posts = must(await secret.from('blog_posts').select('status').in('id', examplePosts));
  const drafts = Array(3).fill('draft');
  expect(posts.map(({ status }) => status).sort()).toEqual([...drafts, 'scheduled']);
  const images = must(await secret.from('blog_images').select('name, alt'));
  expect(images.map(({ name }) => name).sort()).toEqual(exampleImages);
  expect(images.filter(({ alt }) => alt === '')).toEqual([]);

  const unsent = await secret.from('mail_outbox').select('id').is('sent_at', null);
  expect(must(unsent)).toEqual([]);

  const admin = client(running, 'publishable');
  const account = { email: 'admin@dauro.test', password: demoPassword };
  expect((await admin.auth.signInWithPassword(account)).error).toBeNull();
  const edited = { title: 'El reverso', id: examplePosts[3] };
  must(await admin.from('blog_posts').update({ title: edited.title }).eq('id', edited.id));
  expect(await hasExamples(admin)).toBe(true);
  expect(await removeExamples(admin)).toHaveLength(3);

  expect(await hasExamples(admin)).toBe(false);
  expect(must(await secret.from('contact_messages').select('id'))).toEqual(visitor);
  expect(await count(secret, 'blog_posts')).toBe(7);
  // The post that an editor has changed stays with its picture; no other file does.
  expect(await filesOf(secret)).toHaveLength(1);
  for (const table of ['editorial_submissions', 'dauro_arte_contacts', 'services_contacts'])
    expect(await count(secret, table)).toBe(0);
  for (const table of ['submission_notes', 'submission_letters', 'submission_events'])
    expect(await count(secret, table)).toBe(0);
});

it('does not try again at the next start what failed', { timeout: 60_000 }, async () => {
  const dataDir = temporaryFolder('examples');
  prepareDataDir(dataDir, false);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await addExamples(ended, settingsOf(dataDir), {
    ...standIns,
    SUPABASE_URL: 'http://127.0.0.1:9',
  });
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Los ejemplos no están completos'));
  await mkdir(dataPaths(dataDir).database, { recursive: true });
  expect(wantsExamples(settingsOf(dataDir))).toBe(false);
});
