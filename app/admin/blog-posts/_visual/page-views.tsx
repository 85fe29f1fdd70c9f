'use client';

import type { Node } from 'prosemirror-model';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isRefusal } from '@/app/admin/_frame/refusal';
import type { RenderBlock } from '@/app/admin/blog-posts/_editor/editor-types';
import { type Places, shownBlocks } from '@/app/admin/blog-posts/_visual/page-look';

type Props = { doc: Node; places: Places; render: RenderBlock };

/** Renders books, videos and tables as the public page does, in the elements that `pageLook` created. */
export function PageViews({ doc, places, render }: Props) {
  return shownBlocks(doc).map(({ key, markdown }) => {
    const place = places.get(key);
    return place
      ? createPortal(<PageView markdown={markdown} render={render} />, place, key)
      : null;
  });
}

/** Next.js runs one server action at a time: if all were requested at once, a save would wait for the last. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

const pause = 350;

function PageView({ markdown, render }: { markdown: string; render: RenderBlock }) {
  const [shown, setShown] = useState<ReactNode>(null);

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await enqueue(async () => (isOld ? null : render(markdown)));
        if (answer && !isRefusal(answer) && !isOld) setShown(answer.shown);
      } catch (error) {
        console.warn('A block could not be shown as on the page', error);
      }
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [markdown, render]);

  // The answer is still arriving when the action resolves. Rendering it at once would suspend the whole page, which then
  // drops what is typed elsewhere.
  return useDeferredValue(shown);
}
