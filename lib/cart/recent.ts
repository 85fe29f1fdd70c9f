import 'server-only';

/** Milliseconds for which an answer, or a failure, is shared. */
const goodFor = 5_000;
const badFor = 1_000;
/** More books than are requested in five seconds; the limit keeps hostile requests from filling the memory. */
const most = 500;

type Kept<Answer> = { answer: Promise<Answer>; until: number };

/** Shares one answer, for seconds, among identical requests, also concurrent ones. Each instance has its own. */
export function shareRecent<Answer extends { ok: boolean }>(now: () => number = Date.now) {
  const kept = new Map<string, Kept<Answer>>();

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const entry: Kept<Answer> = { answer: ask(), until: Number.POSITIVE_INFINITY };
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    entry.answer.then(({ ok }) => {
      entry.until = now() + (ok ? goodFor : badFor);
    }, forget);
    // Reinsert the key: a Map iterates in insertion order, so the first key is the oldest.
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return entry.answer;
  };
}
