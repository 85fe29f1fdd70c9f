import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type BucketRules,
  bucketRules,
  type Caller,
  type Context,
  everybody,
  type FileAction,
  fileActions,
  type Row,
  type TableRules,
  tableRules,
  type Verb,
  verbs,
} from './matrix.ts';
import { blogPost, proposal } from './rows.ts';
import { insertRow, matrixClients, must, newAccount, secretClient, unique } from './support.ts';

/** Table and column names come from the rules, so these clients have no schema type. */
const secret: SupabaseClient = secretClient();
let clients: Record<Caller, SupabaseClient>;
let context: Context;
let cleanUp: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  const all = await matrixClients();
  clients = all.clients;
  const postId = await insertRow('blog_posts', blogPost());
  const revision = secret.from('blog_post_revisions').select('id').eq('post_id', postId);
  context = {
    postId,
    revisionId: must(await revision.single()).id,
    proposalId: await insertRow('editorial_submissions', proposal()),
    accountId: (await newAccount()).id,
  };
  return async () => {
    await all.end();
    must(await secret.from('blog_posts').delete().eq('id', context.postId));
    must(await secret.from('editorial_submissions').delete().eq('id', context.proposalId));
  };
});

afterEach(() => cleanUp());

async function stored({ table, probe, change }: TableRules, value: string) {
  const query = secret.from(table).select<string, Row>(change.column);
  const rows = must(await query.eq(probe, value));
  return rows[0];
}

/** Tries a change, ignores its result, and returns the database's content afterwards. */
async function succeeds(rules: TableRules, verb: Verb, client: SupabaseClient): Promise<boolean> {
  const { table, probe, change, allowed } = rules;
  const row = rules.row(context);
  const value = String(row[probe]);
  cleanUp = async () => {
    if (allowed.delete.length > 0) must(await secret.from(table).delete().eq(probe, value));
  };
  if (verb !== 'insert') must(await secret.from(table).insert(row));
  switch (verb) {
    case 'select': {
      const { data } = await client.from(table).select(probe).eq(probe, value);
      return data?.length === 1;
    }
    case 'insert':
      await client.from(table).insert(row);
      return (await stored(rules, value)) !== undefined;
    case 'update': {
      const changed = { [change.column]: change.value };
      await client.from(table).update(changed).eq(probe, value);
      return (await stored(rules, value))?.[change.column] === change.value;
    }
    case 'delete':
      await client.from(table).delete().eq(probe, value);
      return (await stored(rules, value)) === undefined;
  }
}

/** Each rule for each action and caller, with the words of its title. */
const casesOf = <
  Action extends string,
  Rules extends { allowed: Record<Action, readonly Caller[]> },
>(
  rules: readonly Rules[],
  actions: readonly Action[],
  nameOf: (rules: Rules) => string,
) =>
  rules.flatMap((each) =>
    actions.flatMap((action) =>
      everybody.map((caller) => {
        const allowed = each.allowed[action].includes(caller);
        const title = `${caller} ${allowed ? 'may' : 'may not'} ${action} ${nameOf(each)}`;
        return [title, each, action, caller, allowed] as const;
      }),
    ),
  );

describe('role matrix: tables', () => {
  const cases = casesOf(tableRules, verbs, ({ title, table }) => title ?? table);
  it.each(cases)('%s', async (_title, rules, action, caller, allowed) => {
    expect(await succeeds(rules, action, clients[caller])).toBe(allowed);
  });
});

const before = Buffer.from('antes');
const after = Buffer.from('después');

async function content(client: SupabaseClient, bucket: string, path: string) {
  const { data } = await client.storage.from(bucket).download(path);
  return data ? Buffer.from(await data.arrayBuffer()).toString() : undefined;
}

/** Tries a change, ignores its result, and returns the bucket's content afterwards. */
async function succeedsInBucket(
  { bucket, type }: BucketRules,
  action: FileAction,
  client: SupabaseClient,
): Promise<boolean> {
  const folder = unique('carpeta');
  const path = `${folder}/archivo.png`;
  const files = client.storage.from(bucket);
  cleanUp = () => secret.storage.from(bucket).remove([path]);
  if (action !== 'upload') {
    must(await secret.storage.from(bucket).upload(path, before, { contentType: type }));
  }
  switch (action) {
    case 'download':
      return (await content(client, bucket, path)) === before.toString();
    case 'list': {
      const { data } = await files.list(folder);
      return data?.length === 1;
    }
    case 'upload':
      await files.upload(path, after, { contentType: type });
      return (await content(secret, bucket, path)) === after.toString();
    case 'overwrite':
      await files.upload(path, after, { contentType: type, upsert: true });
      await files.update(path, after, { contentType: type });
      return (await content(secret, bucket, path)) === after.toString();
    case 'remove':
      await files.remove([path]);
      return (await content(secret, bucket, path)) === undefined;
  }
}

describe('role matrix: buckets', () => {
  const cases = casesOf(bucketRules, fileActions, ({ bucket }) => `in ${bucket}`);
  it.each(cases)('%s', async (_title, rules, action, caller, allowed) => {
    expect(await succeedsInBucket(rules, action, clients[caller])).toBe(allowed);
  });

  const options = { destinationBucket: 'blog-images' };
  const png = { contentType: 'image/png' };
  const pictures = secret.storage.from('blog-images');
  const privateFiles = [
    { bucket: 'editorial-submissions', path: 'manuscripts/obra.pdf', type: 'application/pdf' },
    { bucket: 'dauro-arte-documents', path: 'documents/foto.png', type: 'image/png' },
  ];

  it.each(
    (['equipo', 'admin'] as const).flatMap((caller) =>
      privateFiles.map((file) => ({ caller, ...file })),
    ),
  )(
    '$caller cannot publish $path by copy, move or upload, under whatever name',
    async ({ caller, bucket, path, type }) => {
      const { storage } = clients[caller];
      const bytes = Buffer.from(unique('contenido'));
      const folder = unique('carpeta');
      const source = path.replace('/', `/${folder}-`);
      const picture = `${folder}/foto.png`;
      const files = secret.storage.from(bucket);
      cleanUp = async () => {
        await pictures.remove([`${folder}/obra.pdf`, picture]);
        await files.remove([source]);
      };
      must(await files.upload(source, bytes, { contentType: type }));
      for (const target of [`${folder}/obra.pdf`, picture]) {
        await storage.from(bucket).copy(source, target, options);
        await storage.from(bucket).move(source, target, options);
        await storage.from('blog-images').upload(target, bytes, png);
        expect(await content(secret, 'blog-images', target)).toBeUndefined();
      }
      expect(await content(secret, bucket, source)).toBe(bytes.toString());
      // The same content is nobody's secret once the private file is gone.
      await files.remove([source]);
      await storage.from('blog-images').upload(picture, bytes, png);
      expect(await content(secret, 'blog-images', picture)).toBe(bytes.toString());
    },
  );

  it('staff add nothing but pictures to the public bucket', async () => {
    const path = `${unique('carpeta')}/pagina.html`;
    cleanUp = () => pictures.remove([path]);
    const own = clients.equipo.storage.from('blog-images');
    await own.upload(path, after, png);
    expect(await content(secret, 'blog-images', path)).toBeUndefined();
  });

  it('covers every bucket', async () => {
    const buckets = must(await secret.storage.listBuckets());
    expect(buckets.map(({ id }) => id).sort()).toEqual(
      bucketRules.map(({ bucket }) => bucket).sort(),
    );
  });
});
