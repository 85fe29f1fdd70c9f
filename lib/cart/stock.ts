import 'server-only';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { check } from './check';
import { type CheckResult, refused } from './lines';

/** Allows each subject this many calls per minute. Counts in this process, without a database row; nginx has a limit too. */
export function createRateLimiter(perMinute: number, now = Date.now): (subject: string) => boolean {
  let minute = 0;
  const taken = new Map<string, number>();
  return (subject) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) taken.clear();
    minute = current;
    const count = (taken.get(subject) ?? 0) + 1;
    taken.set(subject, count);
    return count <= perMinute;
  };
}

/** Stock requests of a network address per minute; the page of a book sends one. */
export const stockPerMinute = 60;

/** Milliseconds for which an answer, or a failure, is shared. */
const lifetimes = { success: 5_000, failure: 1_000 };
/** More books than are requested in five seconds; the limit keeps hostile requests from filling the memory. */
const maxEntries = 500;

type Entry<Answer> = { answer: Promise<Answer>; expiresAt: number };

/** Shares one answer, for seconds, among identical requests, also concurrent ones. Each instance has its own. */
export function shareRecent<Answer extends { ok: boolean }>(now: () => number = Date.now) {
  const entries = new Map<string, Entry<Answer>>();

  return (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const known = entries.get(key);
    if (known && known.expiresAt > now()) return known.answer;
    const entry: Entry<Answer> = { answer: load(), expiresAt: Number.POSITIVE_INFINITY };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.answer.then(({ ok }) => {
      entry.expiresAt = now() + (ok ? lifetimes.success : lifetimes.failure);
    }, forget);
    // Reinsert the key: a Map iterates in insertion order, so the first key is the oldest.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    return entry.answer;
  };
}

const shareStock = shareRecent<CheckResult>();

const isWithinLimit = createRateLimiter(stockPerMinute);

/**
 * Shares one answer, at most a few seconds old, among all visitors of a book. The limit is one of this process, because
 * one in the database would write a row for each page view, and comes first, because a shared refusal would reach
 * others. The cart and the order check the stock again.
 */
export async function checkSharedStock(ids: readonly string[]): Promise<CheckResult> {
  if (!isWithinLimit(await clientAddress())) return refused('rate_limit');
  const sorted = [...new Set(ids)].sort();
  // JSON instead of a joined string: an id that contains the separator could otherwise share the key, and the answer,
  // of other ids.
  return shareStock(JSON.stringify(sorted), () => check(sorted));
}
