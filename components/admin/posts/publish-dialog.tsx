'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { CheckPost } from '@/components/admin/posts/editor-types';
import { LiveChecklist } from '@/components/admin/posts/live-checklist';
import { PublishForm } from '@/components/admin/posts/publish-form';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import type { PostValues } from '@/lib/blog/editor/stored-post';
import { withinQuotes } from '@/lib/text/within-quotes';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: PostValues;
  checkPost: CheckPost;
  /** Called once the window is closed and the focus is back; `hour` is empty for now, else as date controls write it. */
  onPublish: (hour: string) => void;
};

/** Asks once when a post is to be public, beside what is worth a second look. */
export function PublishDialog({ open, onOpenChange, values, checkPost, onPublish }: Props) {
  const t = useTranslations('posts.publish');
  const answer = useRef<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  /** Radix gives the focus back only to a trigger of its own. A refusal afterwards takes it to the wrong field. */
  function closed(event: Event) {
    event.preventDefault();
    opener.current?.focus();
    const hour = answer.current;
    answer.current = null;
    if (hour !== null) onPublish(hour);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        closeLabel={t('cancel')}
        dismissible={false}
        onOpenAutoFocus={() => {
          const { activeElement } = document;
          opener.current = activeElement instanceof HTMLElement ? activeElement : null;
        }}
        onCloseAutoFocus={closed}
        className="w-[min(38rem,calc(100vw-2rem))]"
      >
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription className="text-small [overflow-wrap:anywhere]">
          {t('description', { title: withinQuotes(values.title.trim()) })}
        </DialogDescription>
        <PublishForm
          planned={values.status === 'scheduled' ? values.scheduled_for : ''}
          onCancel={() => onOpenChange(false)}
          onAnswer={(hour) => {
            answer.current = hour;
            onOpenChange(false);
          }}
        >
          <LiveChecklist values={values} checkPost={checkPost} />
        </PublishForm>
      </DialogContent>
    </Dialog>
  );
}
