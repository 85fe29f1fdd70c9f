import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import {
  backedUpTables,
  columnsOf,
  digestOf,
  type Project,
  storageOf,
} from '@/local/backup/project';
import { startSupabase } from '../../local/supabase/start.ts';
import { freePort } from '../setup/free-port.ts';
import { client } from '../setup/supabase/running.ts';
import { bucketRules, tableRules } from './matrix.ts';
import { blogPost, forms, proposal } from './rows.ts';
import { insertRow, must, unique } from './support.ts';

export type Embedded = Awaited<ReturnType<typeof startSupabase>>;

/** An embedded Supabase for one test, closed after the test at the latest. */
export async function startEmbedded(dataDir: string, databaseUrl?: string): Promise<Embedded> {
  const running = await startSupabase({
    port: await freePort(),
    dataDir,
    siteUrl: 'http://localhost:3000',
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  let closed = false;
  const close = async () => {
    if (!closed) await running.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...running, close };
}

export function projectOf(running: Embedded): Project {
  return {
    transaction: running.database.transaction,
    storage: storageOf(running.url, running.secretKey),
    secretKey: running.secretKey,
  };
}

const credentials = { email: 'rosario@prueba.example', password: 'la-acequia-2026' };

/** Whether the account that `fill` creates can still sign in with its password. */
export async function canSignIn(running: Embedded): Promise<boolean> {
  const { error } = await client(running, 'publishable').auth.signInWithPassword(credentials);
  return error === null;
}

/** Rows of these tables queue mail when they have an idempotency key. */
const formTables = forms.map(([, table]) => table);

/**
 * At least one row in every table and two files in every bucket, with content that is hard to back up: quotes, line
 * ends, empty files.
 */
export async function fill(running: Embedded): Promise<void> {
  const secret = client(running, 'secret');
  const { user } = must(await client(running, 'publishable').auth.signUp(credentials));
  const post = {
    ...blogPost(),
    title: 'Dos «líneas»\n"y" \\n',
    excerpt: 'Un extracto que basta 📚',
    content: `Un contenido con\r\nlíneas,\ttabulador y 'comillas'. ${'á'.repeat(100)}`,
    ...{ status: 'published', gallery: ['/a,b.webp', '/"c".webp'] },
  };
  const accountId = user?.id ?? '';
  const postId = await insertRow('blog_posts', post, secret);
  must(
    await secret
      .from('blog_posts')
      .update({ slug: unique('otro') })
      .eq('id', postId),
  );
  const revision = { post_id: postId, post: { title: 'x' }, saved_by: accountId };
  const revisionId = await insertRow('blog_post_revisions', revision, secret);
  const proposalId = await insertRow('editorial_submissions', proposal(), secret);
  for (const { table, row } of tableRules) {
    // Enough rows for several parts of the archive.
    const copies = table === 'audit_log' ? 450 : 1;
    const filled = () => ({
      ...row({ postId, revisionId, proposalId, accountId }),
      ...(formTables.includes(table) && { idempotency_key: randomUUID() }),
    });
    must(await secret.from(table).insert(Array.from({ length: copies }, filled)));
  }
  for (const { bucket, type } of bucketRules) {
    const options = { contentType: type, cacheControl: '31536000' };
    const content = Buffer.from(randomUUID().repeat(5000));
    must(
      await secret.storage.from(bucket).upload(`carpeta (1)/${unique('a')}.pdf`, content, options),
    );
    must(await secret.storage.from(bucket).upload('vacio', Buffer.alloc(0), options));
  }
}

/** Every row of every backed-up table and every file, in a comparable form. */
export async function contentOf(running: Embedded): Promise<Record<string, string[]>> {
  const { database } = running;
  const content: Record<string, string[]> = {};
  for (const table of backedUpTables) {
    const columns = (await columnsOf(database, table)).join(', ');
    // A restoration adds its own row to the record.
    const kept = table === 'public.audit_log' ? `where kind <> 'restauracion'` : '';
    const rows = await database.query<{ line: string }>(
      `select row_to_json(r)::text as line from (select ${columns} from ${table} ${kept}) as r`,
    );
    content[table] = rows.map(({ line }) => line).sort();
  }
  const files = await database.query<{ bucket: string; path: string; kept: string }>(
    `select bucket_id as bucket, name as path,
            object ->> 'mimetype' || ' ' || (object ->> 'cacheControl') as kept
     from (select *, (metadata #>> '{}')::jsonb as object from storage.objects) as stored order by bucket_id, name`,
  );
  content['files'] = [];
  const { storage } = projectOf(running);
  for (const { bucket, path, kept } of files) {
    const file = must(await storage.from(bucket).download(path));
    const digest = digestOf(new Uint8Array(await file.arrayBuffer()));
    content['files'].push(`${bucket}/${path} ${kept} ${digest}`);
  }
  return content;
}
