import { bucketNames } from './access.ts';
import { type Answer, askSupabase, member, textOf } from './ask.ts';
import { type Context, ok, unknown, type Verdict, wrong } from './finding.ts';

/** The buckets give strangers neither a listing nor an upload address. */
export async function checkStrangers(context: Context): Promise<Verdict> {
  const verdicts = await Promise.all(bucketNames.map((name) => tryBucket(context, name)));
  return (
    verdicts.find(({ state }) => state === 'wrong') ??
    verdicts.find(({ state }) => state === 'unknown') ??
    ok('bucketsClosed', { n: bucketNames.length })
  );
}

/** Requests an upload permission, which writes no file, and a listing. */
async function tryBucket(context: Context, name: string): Promise<Verdict> {
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
  return ok('bucketsClosed', { n: 1 });
}

const isRefusal = (answer: Answer | null) =>
  answer !== null &&
  (answer.status === 401 ||
    answer.status === 403 ||
    ['401', '403'].includes(textOf(member(answer.body, 'statusCode'))));
