'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { EditorDialog } from '@/components/admin/posts/editor-dialog';
import type { CheckPost } from '@/components/admin/posts/editor-types';
import { LiveChecklist } from '@/components/admin/posts/live-checklist';
import { PublishForm } from '@/components/admin/posts/publish-form';
import type { PostValues } from '@/lib/blog/editor/stored-post';
import { withinQuotes } from '@/lib/text/within-quotes';

type Props = {
  onClose: () => void;
  values: PostValues;
  checkPost: CheckPost;
  /** Called once the window is closed and the focus is back; `hour` is empty for now, else as date controls write it. */
  onPublish: (hour: string) => void;
};

/** Asks once when a post is to be public, beside what is worth a second look. */
export function PublishDialog({ onClose, values, checkPost, onPublish }: Props) {
  const t = useTranslations('posts.publish');
  const answer = useRef<string | null>(null);
  return (
    <EditorDialog
      title={t('title')}
      description={t('description', { title: withinQuotes(values.title.trim()) })}
      closeLabel={t('cancel')}
      dismissible={false}
      onClose={onClose}
      // A refusal takes the focus to the wrong field: the window must not take it back afterwards.
      onClosed={() => answer.current !== null && onPublish(answer.current)}
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <PublishForm
        planned={values.status === 'scheduled' ? values.scheduled_for : ''}
        onCancel={onClose}
        onAnswer={(hour) => {
          answer.current = hour;
          onClose();
        }}
      >
        <LiveChecklist values={values} checkPost={checkPost} />
      </PublishForm>
    </EditorDialog>
  );
}
