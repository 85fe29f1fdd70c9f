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

/** A row or a file: an attempt ignores the answer and tells from the content afterwards whether it succeeded. */
type Subject = { attempt(client: SupabaseClient): Promise<boolean>; remove(): Promise<unknown> };

/** Those whose attempt succeeds. What nobody has read or changed yet serves the next caller. */
async function whoMay(create: () => Promise<Subject>): Promise<Caller[]> {
  const able: Caller[] = [];
  let subject = await create();
  cleanUp = () => subject.remove();
  for (const caller of everybody) {
    if (!(await subject.attempt(clients[caller]))) continue;
    able.push(caller);
    await subject.remove();
    subject = await create();
  }
  return able;
}

const rowFor = (verb: Verb, rules: TableRules) => async (): Promise<Subject> => {
  const { table, probe, change, allowed } = rules;
  const row = rules.row(context);
  const value = String(row[probe]);
  if (verb !== 'insert') must(await secret.from(table).insert(row));
  const stored = async () =>
    must(await secret.from(table).select(change.column).eq(probe, value)).at(0);
  return {
    async remove() {
      if (allowed.delete.length > 0) must(await secret.from(table).delete().eq(probe, value));
    },
    async attempt(client) {
      const rows = client.from(table);
      switch (verb) {
        case 'select':
          return (await rows.select(probe).eq(probe, value)).data?.length === 1;
        case 'insert':
          await rows.insert(row);
          return (await stored()) !== undefined;
        case 'update':
          await rows.update({ [change.column]: change.value }).eq(probe, value);
          return Object(await stored())[change.column] === change.value;
        case 'delete':
          await rows.delete().eq(probe, value);
          return (await stored()) === undefined;
      }
    },
  };
};

describe('role matrix: tables', () => {
  const cases = tableRules.flatMap((rules) =>
    verbs.map((verb) => [verb, rules.title, rules.allowed[verb], rules] as const),
  );
  it.each(cases)('%s %s: %j', async (verb, _title, allowed, rules) => {
    expect((await whoMay(rowFor(verb, rules))).sort()).toEqual([...allowed].sort());
  });
});

const before = Buffer.from('antes');
const after = Buffer.from('después');

async function content(client: SupabaseClient, bucket: string, path: string) {
  const { data } = await client.storage.from(bucket).download(path);
  return data ? Buffer.from(await data.arrayBuffer()).toString() : undefined;
}

const fileFor =
  (action: FileAction, { bucket, type }: BucketRules) =>
  async (): Promise<Subject> => {
    const folder = unique('carpeta');
    const path = `${folder}/archivo.png`;
    const own = secret.storage.from(bucket);
    const options = { contentType: type };
    if (action !== 'upload') must(await own.upload(path, before, options));
    const stored = () => content(secret, bucket, path);
    return {
      remove: () => own.remove([path]),
      async attempt(client) {
        const files = client.storage.from(bucket);
        switch (action) {
          case 'download':
            return (await content(client, bucket, path)) === before.toString();
          case 'list':
            return (await files.list(folder)).data?.length === 1;
          case 'upload':
            await files.upload(path, after, options);
            return (await stored()) === after.toString();
          case 'overwrite':
            await files.upload(path, after, { ...options, upsert: true });
            await files.update(path, after, options);
            return (await stored()) === after.toString();
          case 'remove':
            await files.remove([path]);
            return (await stored()) === undefined;
        }
      },
    };
  };

describe('role matrix: buckets', () => {
  const cases = bucketRules.flatMap((rules) =>
    fileActions.map((action) => [action, rules.bucket, rules.allowed[action], rules] as const),
  );
  it.each(cases)('%s in %s: %j', async (action, _bucket, allowed, rules) => {
    expect((await whoMay(fileFor(action, rules))).sort()).toEqual([...allowed].sort());
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

  // The limits themselves are compared in access-rules.test.ts.
  it.each(bucketRules)(
    '$bucket keeps its limits, and private files have no public address',
    async ({ bucket, type, allowed }) => {
      const path = unique('archivo');
      const files = secret.storage.from(bucket);
      cleanUp = () => files.remove([path]);
      const largest = Number(must(await secret.storage.getBucket(bucket)).file_size_limit);
      for (const [bytes, contentType, isKept] of [
        [1, 'text/html', false],
        [largest + 1, type, false],
        [largest, type, true],
      ] as const) {
        await files.upload(path, Buffer.alloc(bytes, 'a'), { contentType });
        expect((await files.info(path)).data?.size).toBe(isKept ? bytes : undefined);
      }
      const { publicUrl } = files.getPublicUrl(path).data;
      expect((await fetch(publicUrl)).ok).toBe(allowed.download === everybody);
    },
  );

  it('covers every bucket', async () => {
    const buckets = must(await secret.storage.listBuckets());
    expect(buckets.map(({ id }) => id).sort()).toEqual(
      bucketRules.map(({ bucket }) => bucket).sort(),
    );
  });
});
