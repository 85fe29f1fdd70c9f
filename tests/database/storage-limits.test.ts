import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { secretClient, unique } from './support.ts';

const secret = secretClient();
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const documents = ['application/pdf', 'application/msword', word];
const foreign = ['text/html', 'image/svg+xml', 'application/zip', 'application/octet-stream'];

const both = [...documents, 'image/jpeg', 'image/png'];
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const buckets = [
  { bucket: 'editorial-submissions', megabytes: 10, accepted: documents, other: 'image/png' },
  { bucket: 'dauro-arte-documents', megabytes: 10, accepted: both, other: 'image/gif' },
  { bucket: 'blog-images', megabytes: 5, accepted: pictures, other: 'application/pdf' },
];

/** Stores a file, and returns its path and whether it is kept whole; it is removed after the test. */
async function store(bucket: string, contentType: string, bytes: number) {
  const path = unique('archivo');
  const files = secret.storage.from(bucket);
  onTestFinished(async () => {
    await files.remove([path]);
  });
  await files.upload(path, Buffer.alloc(bytes, 'a'), { contentType });
  const { data } = await files.download(path);
  return { path, kept: data?.size === bytes };
}

describe.each(buckets)('bucket $bucket', ({ bucket, megabytes, accepted, other }) => {
  const [type = ''] = accepted;
  const limit = megabytes * 1_048_576;
  const isPublic = bucket === 'blog-images';

  it.each([
    ...accepted.map((kind) => ({ kind, bytes: 10, kept: true })),
    ...[...foreign, other].map((kind) => ({ kind, bytes: 10, kept: false })),
    { kind: type, bytes: limit, kept: true },
    { kind: type, bytes: limit + 1, kept: false },
  ])('keeps $bytes bytes of $kind: $kept', async ({ kind, bytes, kept }) => {
    expect((await store(bucket, kind, bytes)).kept).toBe(kept);
  });

  it(isPublic ? 'has public addresses' : 'has no public addresses', async () => {
    const { path, kept } = await store(bucket, type, 1);
    const address = `${inject('supabaseUrl')}/storage/v1/object/public/${bucket}/${path}`;
    expect([kept, (await fetch(address)).ok]).toEqual([true, isPublic]);
  });
});
