import { createClient } from '@supabase/supabase-js';
import { expect, it, onTestFinished } from 'vitest';
import { storageOf } from '@/local/backup/project';
import { openAccounts, refuseUsed, removeTraces } from '../../local/commands/proof.ts';
import { scratchDatabase } from '../setup/supabase/scratch-database.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { startEmbedded } from './backup-support.ts';
import { blogPost, proposal } from './rows.ts';
import { must } from './support.ts';

/** A project as `db push --include-seed` leaves it: without the demo accounts of the embedded service. */
async function emptyProject() {
  const { databaseUrl, drop } = await scratchDatabase();
  onTestFinished(drop);
  const running = await startEmbedded(temporaryFolder('prove'), databaseUrl);
  const { url, publishableKey, secretKey, database } = running;
  await database.exec(`
    alter table public.user_roles disable trigger user;
    delete from auth.users;
    alter table public.user_roles enable trigger user;
    truncate public.audit_log cascade;
  `);
  const { transaction } = database;
  const project = { transaction, storage: storageOf(url, secretKey), secretKey };
  const rows = async () => {
    const [counts] = await database.query(
      `select (select count(*)::int from auth.users) as accounts,
         (select count(*)::int from public.user_roles) as roles,
         (select count(*)::int from public.audit_log) as changes,
         (select count(*)::int from public.blog_posts) as posts,
         (select count(*)::int from public.blog_post_revisions) as revisions,
         (select count(*)::int from public.editorial_submissions) as submissions,
         (select count(*)::int from public.mail_outbox) as mails,
         (select count(*)::int from storage.objects) as files`,
    );
    return counts;
  };
  return { project, rows, url, publishableKey, secret: createClient(url, secretKey) };
}

it('a proof removes what it made, and refuses a project with work in it', async () => {
  const { project, rows, url, publishableKey, secret } = await emptyProject();
  const found = await rows();
  const before = await refuseUsed(project);
  const password = await openAccounts(project, url, publishableKey);
  const admin = createClient(url, publishableKey);
  await admin.auth.signInWithPassword({ email: 'admin@dauro.test', password });
  must(await admin.from('blog_posts').insert(blogPost()));
  must(await secret.from('editorial_submissions').insert(proposal()));
  must(
    await secret.storage.from('blog-images').upload('a/b.png', 'x', { contentType: 'image/png' }),
  );
  expect(await rows()).not.toEqual(found);
  await expect(refuseUsed(project)).rejects.toThrow(
    /no está vacío \(.*editorial_submissions.*blog_posts.*storage\.objects/,
  );
  await removeTraces(project, before);
  expect(await rows()).toEqual(found);
}, 120_000);
