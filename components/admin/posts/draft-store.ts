import { toPostValues } from '@/components/admin/posts/form-values';
import type { PostValues } from '@/lib/blog/editor/stored-post';

/** What was typed and not saved, kept by the browser so that a closed tab loses nothing. */
export type LocalDraft = { values: PostValues; token: string; savedAt: string };

/** The entry of one post; a new one has no identifier yet. */
export const draftKey = (id: string) => `dauro-post-draft:${id || 'nuevo'}`;

/** A browser may refuse its store (private window, full); the editor works without it. */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readDraft(id: string): LocalDraft | null {
  return quietly(() => {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey(id)) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { values, token, savedAt } = draft as Record<string, unknown>;
    if (typeof values !== 'object' || values === null) return null;
    if (typeof token !== 'string' || typeof savedAt !== 'string') return null;
    if (Number.isNaN(Date.parse(savedAt))) return null;
    return { values: toPostValues(values as Record<string, unknown>), token, savedAt };
  });
}

export function writeDraft(id: string, values: PostValues, token: string): void {
  const draft: LocalDraft = { values, token, savedAt: new Date().toISOString() };
  quietly(() => localStorage.setItem(draftKey(id), JSON.stringify(draft)));
}

export function dropDraft(id: string): void {
  quietly(() => localStorage.removeItem(draftKey(id)));
}
