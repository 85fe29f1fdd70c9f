import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type BucketRules,
  bucketRules,
  type Caller,
  everybody,
  type FileAction,
  fileActions,
} from './matrix.ts';
import { matrixClients, must, secretClient, unique } from './support.ts';

const secret: SupabaseClient = secretClient();
const before = Buffer.from('antes');
const after = Buffer.from('después');
let clients: Record<Caller, SupabaseClient>;
let cleanUp: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  const all = await matrixClients();
  clients = all.clients;
  return all.end;
});

afterEach(() => cleanUp());

async function content(client: SupabaseClient, bucket: string, path: string) {
  const { data } = await client.storage.from(bucket).download(path);
  return data ? Buffer.from(await data.arrayBuffer()).toString() : undefined;
}

/** Tries a change, ignores its result, and returns the bucket's content afterwards. */
async function succeeds(
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

const cases = bucketRules.flatMap((rules) =>
  fileActions.flatMap((action) =>
    everybody.map((caller) => {
      const allowed = rules.allowed[action].includes(caller);
      const answer = allowed ? 'may' : 'may not';
      return { rules, action, caller, bucket: rules.bucket, answer, allowed };
    }),
  ),
);

describe('role matrix: buckets', () => {
  it.each(cases)(
    '$caller $answer $action in $bucket',
    async ({ rules, action, caller, allowed }) => {
      expect(await succeeds(rules, action, clients[caller])).toBe(allowed);
    },
  );

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
