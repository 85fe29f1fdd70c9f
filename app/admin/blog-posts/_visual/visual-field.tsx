'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import type { VisualEditor } from '@/app/admin/blog-posts/_visual/visual-editor';
import { FieldError, useField } from '@/components/forms/field';
import { notify } from '@/components/ui/notify';
import { Skeleton } from '@/components/ui/skeleton';

type Props = Omit<ComponentProps<typeof VisualEditor>, 'describedBy' | 'invalid'> & {
  /** Called when the code of the editor could not be loaded. */
  onFailed: () => void;
};

/** The visual editor with hint and error. Its code is loaded when it is first shown. */
export function VisualField({ onFailed, ...rest }: Props) {
  const t = useTranslations('posts');
  const { id, error, control } = useField('content', t('visual.hint'));
  const [Editor, setEditor] = useState<typeof VisualEditor | null>(null);

  useEffect(() => {
    import('@/app/admin/blog-posts/_visual/visual-editor').then(
      (loaded) => setEditor(() => loaded.VisualEditor),
      (failure: unknown) => {
        console.warn('The visual editor could not be loaded', failure);
        void notify({
          kind: 'error',
          title: t('visual.failed'),
          description: t('visual.failedHint'),
        });
        onFailed();
      },
    );
  }, [onFailed, t]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {Editor ? (
        <Editor describedBy={control['aria-describedby']} invalid={error !== undefined} {...rest} />
      ) : (
        <Skeleton role="status" aria-label={t('visual.loading')} className="min-h-96" />
      )}
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {t('visual.hint')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
