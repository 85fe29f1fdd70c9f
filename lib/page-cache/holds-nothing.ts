import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

type Entry = NonNullable<CacheHandlerValue['value']>;

/** No answer that says nothing is longer, and long ones are not worth the reading. */
const longest = 2_000;

/**
 * Whether a cached read says that there is nothing: no post, no rows, no product. What cannot be understood may hold
 * something.
 */
export function holdsNothing(entry: Entry): boolean {
  if (entry.kind !== 'FETCH' || entry.data.body.length > longest) return false;
  try {
    return isNothing(answerIn(entry.data.body));
  } catch {
    return false;
  }
}

/** Next keeps bodies of its own fetch in base64; reads of the database (lib/supabase/cached-fetch) are JSON in JSON. */
function answerIn(body: string): unknown {
  const text = body.startsWith('{') ? body : Buffer.from(body, 'base64').toString();
  const kept: unknown = JSON.parse(text);
  const read = at(kept, 'body');
  if (typeof read === 'string') return JSON.parse(read || 'null');
  // GraphQL; what stands beside the data is about the question.
  return at(kept, 'data');
}

function isNothing(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).every((inner) => inner === null);
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
