import { afterEach, describe, expect, inject, it } from 'vitest';
import { must, secretClient, unique } from './support.ts';

const secret = secretClient();
const megabyte = 1_048_576;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const documents = ['application/pdf', 'application/msword', word];
const foreign = ['text/html', 'image/svg+xml', 'application/zip', 'application/octet-stream'];

const buckets = [
  {
    bucket: 'editorial-submissions',
    megabytes: 10,
    accepted: documents,
    refused: [...foreign, 'image/png'],
    isPublic: false,
  },
  {
    bucket: 'dauro-arte-documents',
    megabytes: 10,
    accepted: [...documents, 'image/jpeg', 'image/png'],
    refused: [...foreign, 'image/gif'],
    isPublic: false,
  },
  {
    bucket: 'blog-images',
    megabytes: 5,
    accepted: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    refused: [...foreign, 'application/pdf'],
    isPublic: true,
  },
];

let path = '';
let used = '';
afterEach(() => secret.storage.from(used).remove([path]));

async function fits(bucket: string, contentType: string, bytes: number): Promise<boolean> {
  path = unique('archivo');
  used = bucket;
  await secret.storage.from(bucket).upload(path, Buffer.alloc(bytes, 'a'), { contentType });
  const { data } = await secret.storage.from(bucket).download(path);
  return data?.size === bytes;
}

describe.each(buckets)('bucket $bucket', ({ bucket, megabytes, accepted, refused, isPublic }) => {
  const [type = ''] = accepted;

  it.each(accepted)('accepts %s', async (kind) => {
    expect(await fits(bucket, kind, 10)).toBe(true);
  });

  it.each(refused)('refuses %s', async (kind) => {
    expect(await fits(bucket, kind, 10)).toBe(false);
  });

  it(`takes ${megabytes} MB and not one byte more`, async () => {
    expect(await fits(bucket, type, megabytes * megabyte)).toBe(true);
    expect(await fits(bucket, type, megabytes * megabyte + 1)).toBe(false);
  });

  it(isPublic ? 'has public addresses' : 'has no public addresses', async () => {
    path = unique('archivo');
    used = bucket;
    must(await secret.storage.from(bucket).upload(path, Buffer.from('a'), { contentType: type }));
    const address = `${inject('supabaseUrl')}/storage/v1/object/public/${bucket}/${path}`;
    expect((await fetch(address)).ok).toBe(isPublic);
  });
});
