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
  /**
   * Called after the dialog has closed and returned the focus. `hour` is empty for now, else in the format of date
   * controls.
   */
  onPublish: (hour: string) => void;
};

/** Asks when a post should become public, and shows the checklist. */
export function PublishDialog({ onClose, values, checkPost, onPublish }: Props) {
  const t = useTranslations('posts.publish');
  const answer = useRef<string | null>(null);
  return (
    <EditorDialog
      title={t('title')}
      description={t('description', { title: withinQuotes(values.title.trim()) })}
      dismissible={false}
      onClose={onClose}
      // Publish after the dialog has returned the focus: a refusal moves the focus to the invalid field.
      onClosed={() => answer.current !== null && onPublish(answer.current)}
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <PublishForm
        planned={values.status === 'scheduled' ? values.scheduled_for : ''}
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
