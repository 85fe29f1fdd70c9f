import { fileMegabytes } from '../form-areas.ts';
import { type Answer, askSupabase, member, textOf } from './ask.ts';
import { type Check, type Context, ok, unknown, type Verdict, wrong } from './finding.ts';
import { keyKind } from './supabase.ts';

const megabyte = 1024 * 1024;

/** The buckets as supabase/migrations creates them. */
const buckets = {
  'editorial-submissions': {
    isPublic: false,
    limit: fileMegabytes * megabyte,
    type: 'application/pdf',
  },
  'dauro-arte-documents': {
    isPublic: false,
    limit: fileMegabytes * megabyte,
    type: 'application/pdf',
  },
  'blog-images': { isPublic: true, limit: 5 * megabyte, type: 'image/png' },
} as const;

export type BucketName = keyof typeof buckets;

/** Checks that a bucket is public or private as intended, limits size and kinds, and refuses anonymous access. */
export const checkBucket =
  (name: BucketName): Check =>
  async (context) => {
    // With the publishable key the list would be empty, as if the buckets were missing.
    if (keyKind(context.env.SUPABASE_SECRET_KEY) !== 'secret') return unknown('notAnswered');
    const answer = await askSupabase(context, 'secret', '/storage/v1/bucket');
    if (answer?.status !== 200 || !Array.isArray(answer.body)) return unknown('notAnswered');
    const bucket: unknown = answer.body.find((each) => member(each, 'id') === name);
    if (!bucket) return wrong('bucketMissing', { name });
    return shapeOf(name, bucket) ?? (await tryBucket(context, name));
  };

function shapeOf(name: BucketName, bucket: unknown): Verdict | null {
  const { isPublic, limit, type } = buckets[name];
  if (member(bucket, 'public') !== isPublic) {
    return wrong(isPublic ? 'bucketPrivate' : 'bucketPublic', { name });
  }
  const megabytes = limit / megabyte;
  if (member(bucket, 'file_size_limit') !== limit) return wrong('bucketLimit', { name, megabytes });
  const types = member(bucket, 'allowed_mime_types');
  return Array.isArray(types) && types.includes(type) && !types.includes('text/html')
    ? null
    : wrong('bucketTypes', { name });
}

/** Requests an upload permission, which writes no file, and a listing. */
async function tryBucket(context: Context, name: BucketName): Promise<Verdict> {
  const [upload, list] = await Promise.all([
    askSupabase(context, 'publishable', `/storage/v1/object/upload/sign/${name}/doctor.png`, {
      method: 'POST',
      body: {},
    }),
    askSupabase(context, 'publishable', `/storage/v1/object/list/${name}`, {
      method: 'POST',
      body: { prefix: '', limit: 1 },
    }),
  ]);
  if (upload && upload.status < 300) return wrong('bucketTakesUploads', { name });
  if (Array.isArray(list?.body) && list.body.length > 0) return wrong('bucketLists', { name });
  if (!isRefusal(upload) || !list || list.status >= 500) return unknown('notAnswered');
  const { isPublic, limit } = buckets[name];
  return ok(isPublic ? 'bucketPublicRight' : 'bucketPrivateRight', { megabytes: limit / megabyte });
}

const isRefusal = (answer: Answer | null) =>
  answer !== null &&
  (answer.status === 401 ||
    answer.status === 403 ||
    ['401', '403'].includes(textOf(member(answer.body, 'statusCode'))));
