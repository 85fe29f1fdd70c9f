import { useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  type LocalDraft,
  readDraft,
  writeDraft,
} from '@/components/admin/posts/draft-store';
import { sameValues } from '@/components/admin/posts/form-values';
import type { PostValues } from '@/lib/blog/editor/stored-post';

type Options = { id: string; token: string; values: PostValues; dirty: boolean };

/**
 * Keeps unsaved changes in the browser, and finds those that a closed tab left behind. Nothing is written while an older
 * draft waits for its answer: it must not be typed over.
 */
export function useDraft({ id, token, values, dirty }: Options) {
  const [found, setFound] = useState<LocalDraft | null>(null);
  const [ready, setReady] = useState(false);
  const opened = useRef(values);

  useEffect(() => {
    const draft = readDraft(id);
    if (draft && !sameValues(draft.values, opened.current)) setFound(draft);
    setReady(true);
  }, [id]);

  useEffect(() => {
    if (!ready || found) return;
    if (!dirty) {
      dropDraft(id);
      return;
    }
    const keep = () => writeDraft(id, values, token);
    const timer = setTimeout(keep, 400);
    // The tab may close before the timer fires: store the draft at once.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [ready, found, dirty, id, values, token]);

  return {
    found,
    answer: () => setFound(null),
    forget: () => {
      setFound(null);
      dropDraft(id);
    },
  };
}
