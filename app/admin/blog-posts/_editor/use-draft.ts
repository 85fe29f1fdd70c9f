import { useEffect, useRef, useState } from 'react';
import {
  draftKey,
  dropDraft,
  holdDraft,
  isOrphaned,
  type LocalDraft,
  readDrafts,
  writeDraft,
} from '@/app/admin/blog-posts/_editor/draft-store';
import { sameValues } from '@/app/admin/blog-posts/_editor/form-values';
import type { PostValues } from '@/app/admin/blog-posts/stored-post';

type Options = { id: string; writer: string; token: string; values: PostValues; dirty: boolean };

/**
 * Stores unsaved changes in localStorage, one draft per open editor, and finds the drafts that closed tabs of the same
 * person left. Each open editor holds a lock, so that no other tab offers its draft.
 */
export function useDraft({ id, writer, token, values, dirty }: Options) {
  const [found, setFound] = useState<readonly LocalDraft[]>([]);
  const [tab] = useState(() => crypto.randomUUID());
  const key = draftKey(id, writer, tab);
  const opened = useRef(values);
  /** Stores the unsaved changes; null when there are none. */
  const keepNow = useRef<(() => void) | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    holdDraft(key, leaving.signal);
    const others = readDrafts(id, writer, key);
    Promise.all(others.map(isOrphaned)).then((orphaned) => {
      if (leaving.signal.aborted) return;
      const left = others.filter((_, index) => orphaned[index]);
      const isStored = (draft: LocalDraft) => sameValues(draft.values, opened.current);
      for (const draft of left.filter(isStored)) dropDraft(draft.key);
      setFound(left.filter((draft) => !isStored(draft)));
    });
    return () => leaving.abort();
  }, [id, writer, key]);

  // The first save gives the post its id, and with it the draft another key.
  useEffect(() => {
    if (id) dropDraft(draftKey('', writer, tab));
  }, [id, writer, tab]);

  useEffect(() => {
    keepNow.current = dirty ? () => writeDraft(key, values, token) : null;
    if (!dirty) {
      dropDraft(key);
      return;
    }
    const timer = setTimeout(() => keepNow.current?.(), 400);
    return () => clearTimeout(timer);
  }, [dirty, key, values, token]);

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
    found: found[0],
    /** Further drafts are hidden until the editor is opened again, so that they cannot replace the restored one. */
    take: (draft: LocalDraft) => {
      writeDraft(key, draft.values, draft.token);
      dropDraft(draft.key);
      setFound([]);
    },
    discard: (draft: LocalDraft) => {
      dropDraft(draft.key);
      setFound((known) => known.filter((other) => other !== draft));
    },
    /** Removes this tab's draft, after the post was deleted. */
    clear: () => {
      keepNow.current = null;
      dropDraft(key);
    },
  };
}
