import { toPostValues } from '@/components/admin/posts/form-values';
import type { PostValues } from '@/lib/blog/editor/stored-post';

/** What was typed and not saved, kept by the browser so that a closed tab loses nothing. */
export type LocalDraft = { key: string; values: PostValues; token: string; savedAt: string };

/** The entry of one open editor: which post (a new one has no identifier yet), who writes, and in which tab. */
export const draftKey = (id: string, ...writerAndTab: string[]) =>
  ['dauro-post-draft', id || 'nuevo', ...writerAndTab].join(':');

/** A browser may refuse its store (private window, full); the editor works without it. */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function readDraft(key: string): LocalDraft | null {
  return quietly(() => {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { values, token, savedAt } = draft as Record<string, unknown>;
    if (typeof values !== 'object' || values === null) return null;
    if (typeof token !== 'string' || typeof savedAt !== 'string') return null;
    if (Number.isNaN(Date.parse(savedAt))) return null;
    return { key, values: toPostValues(values as Record<string, unknown>), token, savedAt };
  });
}

/** What this writer's other tabs keep of a post, whether they are open or not; the newest first. */
export function readDrafts(id: string, writer: string, ownKey: string): LocalDraft[] {
  const others = (quietly(() => Object.keys(localStorage)) ?? []).filter(
    (key) => key.startsWith(`${draftKey(id, writer)}:`) && key !== ownKey,
  );
  return others
    .flatMap((key) => readDraft(key) ?? [])
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export function writeDraft(key: string, values: PostValues, token: string): void {
  const draft = { values, token, savedAt: new Date().toISOString() };
  quietly(() => localStorage.setItem(key, JSON.stringify(draft)));
}

export function dropDraft(key: string): void {
  quietly(() => localStorage.removeItem(key));
}

/** How long a page that is being reloaded or closed may take to give its lock back. */
const longestGoodbye = 1000;

/** Holds the lock of an open editor until `signal` aborts; the browser gives back those of a tab that closes or crashes. */
export function holdDraft(key: string, signal: AbortSignal): void {
  // Browsers offer locks to secure pages only.
  if (!('locks' in navigator)) return;
  const held = () => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks.request(key, { signal }, held).catch(() => {});
}

/** Whether the tab that wrote a draft has gone: an open tab may still change its draft. */
export async function isLeftBehind({ key }: LocalDraft): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const signal = AbortSignal.timeout(longestGoodbye);
  return navigator.locks.request(key, { signal, mode: 'shared' }, () => true).catch(() => false);
}
