'use client';

import { formatDateTime } from '@/components/admin/format';
import type { LocalDraft } from '@/components/admin/posts/draft-store';
import { Button } from '@/components/ui/button';
import posts from '@/messages/es/posts.json';

const texts = posts.draft;

type Props = {
  draft: LocalDraft;
  /** Another version was saved after the draft was typed. */
  stale: boolean;
  onRestore: (draft: LocalDraft) => void;
  onDiscard: () => void;
};

/** A closed tab left something behind: nothing happens to it without an answer. */
export function DraftBanner({ draft, stale, onRestore, onDiscard }: Props) {
  return (
    <div role="alert" className="mb-6 border-warning border-l-4 bg-warning-tint px-5 py-4">
      <p className="font-semibold">{texts.title}</p>
      <p>
        {texts.description.replace('{date}', formatDateTime(draft.savedAt))}
        {stale ? ` ${texts.stale}` : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-4">
        <Button variant="ink" size="sm" onClick={() => onRestore(draft)}>
          {texts.restore}
        </Button>
        <Button variant="outline" size="sm" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
