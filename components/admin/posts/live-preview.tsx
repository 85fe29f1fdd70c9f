'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RenderPreview } from '@/components/admin/posts/editor-types';
import { isRefusal, Refusal, type RefusalReason } from '@/components/admin/refusal';
import type { PostValues } from '@/lib/blog/editor/stored-post';

const settled = { tabIndex: 0 };

type Props = {
  values: PostValues;
  render: RenderPreview;
  initial: ReactNode;
  /** Stops rendering on the server while the preview is hidden. */
  paused: boolean;
};

/** Rendered on the server shortly after typing stops, one request at a time. */
export function LivePreview({ values, render, initial, paused }: Props) {
  const { title, excerpt, content } = values;
  const t = useTranslations('posts.markdown');
  const [answered, setAnswered] = useState(initial);
  // The answer is still arriving when the action resolves. Rendering it at once would suspend the whole page, which then
  // drops what is typed elsewhere; a deferred value leaves the old preview until the new one is complete.
  const shown = useDeferredValue(answered);
  const [failed, setFailed] = useState<RefusalReason | 'failed' | null>(null);
  const rendered = useRef(content);
  const busy = useRef(false);
  const wanted = useRef(content);

  useEffect(() => {
    wanted.current = content;
    async function refresh() {
      if (busy.current) return;
      busy.current = true;
      try {
        while (rendered.current !== wanted.current) {
          const text = wanted.current;
          const answer = await render(text);
          rendered.current = text;
          const isShown = answer !== null && !isRefusal(answer);
          if (isShown) setAnswered(answer.shown);
          setFailed(isShown ? null : (answer ?? 'failed'));
        }
      } catch (error) {
        console.warn('The live preview failed', error);
        setFailed('failed');
      } finally {
        busy.current = false;
      }
    }
    if (paused || rendered.current === content) return;
    const timer = setTimeout(refresh, 350);
    return () => clearTimeout(timer);
  }, [content, render, paused]);

  return (
    <section aria-label={t('preview')} className="flex min-w-0 flex-col gap-2">
      <p className="font-medium text-small">{t('preview')}</p>
      {failed ? (
        <p className="text-danger text-small">
          <Refusal error={failed}>{t('previewFailed')}</Refusal>
        </p>
      ) : null}
      <div
        {...settled}
        className="max-h-[78dvh] min-h-96 overflow-y-auto border border-line bg-paper px-6 py-6"
      >
        {title ? (
          <p dir="auto" className="font-display text-h3 leading-tight tracking-tight">
            {title}
          </p>
        ) : null}
        {excerpt ? (
          <p dir="auto" className="mt-3 text-ink-soft">
            {excerpt}
          </p>
        ) : null}
        {title || excerpt || content ? (
          <div className="prose mt-6">{shown}</div>
        ) : (
          <p className="text-ink-soft text-small">{t('previewEmpty')}</p>
        )}
      </div>
    </section>
  );
}
