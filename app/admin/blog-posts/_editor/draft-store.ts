import { toPostValues } from '@/app/admin/blog-posts/_editor/form-values';
import type { PostValues } from '@/app/admin/blog-posts/stored-post';

export type LocalDraft = { key: string; values: PostValues; token: string; savedAt: string };

/** The localStorage key of one open editor: post (`nuevo` for a new one), writer and tab. */
export const draftKey = (id: string, ...writerAndTab: string[]) =>
  ['dauro-post-draft', id || 'nuevo', ...writerAndTab].join(':');

/** Access to localStorage may throw (private window, quota); the editor works without drafts. */
function orNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function readDraft(key: string): LocalDraft | null {
  return orNull(() => {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { values, token, savedAt } = draft as Record<string, unknown>;
    if (typeof values !== 'object' || values === null) return null;
    if (typeof token !== 'string' || typeof savedAt !== 'string') return null;
    if (Number.isNaN(Date.parse(savedAt))) return null;
    return { key, values: toPostValues(values as Record<string, unknown>), token, savedAt };
  });
}

/** The drafts that other tabs of this writer stored for a post, newest first. The tabs may still be open. */
export function readDrafts(id: string, writer: string, ownKey: string): LocalDraft[] {
  const others = (orNull(() => Object.keys(localStorage)) ?? []).filter(
    (key) => key.startsWith(`${draftKey(id, writer)}:`) && key !== ownKey,
  );
  return others
    .flatMap((key) => readDraft(key) ?? [])
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export function writeDraft(key: string, values: PostValues, token: string): void {
  const draft = { values, token, savedAt: new Date().toISOString() };
  orNull(() => localStorage.setItem(key, JSON.stringify(draft)));
}

export function dropDraft(key: string): void {
  orNull(() => localStorage.removeItem(key));
}

/** The longest time in milliseconds that a reloading or closing page needs to release its lock. */
const lockTimeout = 1000;

/** Until `signal` aborts. The browser releases the locks of closed and crashed tabs. */
export function holdDraft(key: string, signal: AbortSignal): void {
  // The Web Locks API exists only in secure contexts.
  if (!('locks' in navigator)) return;
  const held = () => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks.request(key, { signal }, held).catch(() => {});
}

/** Whether the tab that wrote a draft is closed. An open tab may still change its draft. */
export async function isOrphaned({ key }: LocalDraft): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const signal = AbortSignal.timeout(lockTimeout);
  return navigator.locks.request(key, { signal, mode: 'shared' }, () => true).catch(() => false);
}
