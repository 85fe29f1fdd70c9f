import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { type EditorPost, sameValues, toPostValues } from './use-post-editor';

export type LocalDraft = { key: string; values: PostValues; token: string; savedAt: string };

/** The localStorage key of one open editor: post (`nuevo` for a new one), writer and tab. */
export const draftKey = (id: string, ...writerAndTab: string[]) =>
  ['dauro-post-draft', id || 'nuevo', ...writerAndTab].join(':');

/** The localStorage key of the sections of the panel that this browser keeps closed. */
export const closedSectionsKey = 'dauro-closed-sections';

/** Access to localStorage may throw (private window, quota); the editor works without it. */
export function orNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const storedDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  token: z.string(),
  savedAt: z.iso.datetime(),
});

const readDraft = (key: string): LocalDraft | null =>
  orNull(() => {
    const draft = storedDraft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return { ...draft, key, values: toPostValues(draft.values) };
  });

/** The drafts that other tabs of this writer stored for a post, newest first. The tabs may still be open. */
function readDrafts(id: string, writer: string, ownKey: string): LocalDraft[] {
  const others = (orNull(() => Object.keys(localStorage)) ?? []).filter(
    (key) => key.startsWith(`${draftKey(id, writer)}:`) && key !== ownKey,
  );
  return others
    .flatMap((key) => readDraft(key) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function writeDraft(key: string, values: PostValues, token: string): boolean {
  const draft = { values, token, savedAt: new Date().toISOString() };
  return orNull(() => localStorage.setItem(key, JSON.stringify(draft))) !== null;
}

function dropDraft(key: string): void {
  orNull(() => localStorage.removeItem(key));
}

/** Until `signal` aborts. The browser releases the locks of closed and crashed tabs. */
function holdDraft(key: string, signal: AbortSignal): void {
  const held = () => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks.request(key, { signal }, held).catch(() => {});
}

/**
 * Stores unsaved changes in localStorage, one draft per open editor, and finds the drafts that closed tabs of the same
 * person left. Each open editor holds a lock, so that no other tab offers its draft before it is closed.
 */
export function useDraft(
  { id, token }: Pick<EditorPost, 'id' | 'token'>,
  writer: string,
  values: PostValues,
  dirty: boolean,
  onKept: (isKept: boolean) => void,
) {
  /** Undefined once a draft was restored: further ones, which could replace it, wait until the editor is opened again. */
  const [found, setFound] = useState<readonly LocalDraft[] | undefined>([]);
  const [tab] = useState(() => crypto.randomUUID());
  const key = draftKey(id, writer, tab);
  const opened = useRef(values);
  /** Stores the unsaved changes; null when there are none. */
  const keepNow = useRef<(() => void) | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    holdDraft(key, leaving.signal);
    setFound((known) => known && []);
    for (const other of readDrafts(id, writer, key)) {
      const offer = () => {
        // Read again, since its tab may have written until it was closed.
        const draft = readDraft(other.key);
        if (!draft || leaving.signal.aborted) return;
        if (sameValues(draft.values, opened.current)) dropDraft(draft.key);
        else setFound((known) => known && [...known, draft]);
      };
      // A busy computer takes seconds to close a page and release its lock.
      const options = { signal: leaving.signal, mode: 'shared' } as const;
      navigator.locks.request(other.key, options, offer).catch(() => {});
    }
    return () => leaving.abort();
  }, [id, writer, key]);

  // The first save gives the post its id, and with it the draft another key.
  useEffect(() => {
    if (id) dropDraft(draftKey('', writer, tab));
  }, [id, writer, tab]);

  useEffect(() => {
    keepNow.current = dirty ? () => onKept(writeDraft(key, values, token)) : null;
    if (!dirty) {
      dropDraft(key);
      return;
    }
    const timer = setTimeout(() => keepNow.current?.(), 400);
    return () => clearTimeout(timer);
  }, [dirty, key, values, token, onKept]);

  useEffect(() => {
    // The tab may close or navigate before the timer fires: store the draft at once.
    const keep = () => keepNow.current?.();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return {
    found: found?.[0],
    take: (draft: LocalDraft) => {
      writeDraft(key, draft.values, draft.token);
      // What was typed before pressing is kept in its place.
      if (dirty) writeDraft(draft.key, values, token);
      else dropDraft(draft.key);
      setFound(undefined);
    },
    discard: (draft: LocalDraft) => {
      dropDraft(draft.key);
      setFound((known) => known?.filter((other) => other !== draft));
    },
    /** Removes this tab's draft if it is what was stored after the editor had been left. */
    forget: (stored: PostValues) => {
      const kept = readDraft(key);
      if (kept && sameValues(kept.values, stored)) dropDraft(key);
    },
    /** Removes this tab's draft, after the post was deleted. */
    clear: () => {
      keepNow.current = null;
      dropDraft(key);
    },
  };
}
