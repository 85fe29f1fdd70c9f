'use client';

import { useTranslations } from 'next-intl';
import { formatDateTime } from '@/app/admin/_frame/format';
import type { LocalDraft } from '@/app/admin/blog-posts/_editor/draft-store';
import { Button } from '@/components/ui/button';

type Props = {
  draft: LocalDraft;
  /** Whether the post was saved after the draft had been written. */
  stale: boolean;
  onRestore: (draft: LocalDraft) => void;
  onDiscard: (draft: LocalDraft) => void;
};

/** Offers the draft of a closed tab. The draft stays until it is restored or discarded. */
export function DraftBanner({ draft, stale, onRestore, onDiscard }: Props) {
  const t = useTranslations('posts.draft');
  return (
    <div role="alert" className="mb-6 border-warning border-l-4 bg-warning-tint px-5 py-4">
      <p className="font-semibold">{t('title')}</p>
      <p>
        {`${t('description', { date: formatDateTime(draft.savedAt) })}${stale ? ` ${t('stale')}` : ''}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-4">
        <Button variant="ink" size="sm" onClick={() => onRestore(draft)}>
          {t('restore')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onDiscard(draft)}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
