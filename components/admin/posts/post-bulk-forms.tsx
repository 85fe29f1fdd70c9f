'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormTexts } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { removePosts, unpublish } from '@/lib/blog/editor/actions';

export type PostBulkTexts = Record<'unpublish' | 'remove', FormTexts>;

/** What can be done to the posts chosen in the list: back to drafts, or deleted after a question. */
export function PostBulkForms({ ids, texts }: { ids: string[]; texts: PostBulkTexts }) {
  const t = useTranslations('posts');
  const chosen = ids.map((id) => <input key={id} type="hidden" name="ids" value={id} />);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ActionForm action={unpublish} texts={texts.unpublish}>
        {chosen}
        <SubmitButton
          label={t('bulk.unpublish')}
          sendingLabel={t('bulk.unpublishing')}
          className={buttonVariants({ variant: 'ink', size: 'sm' })}
        />
      </ActionForm>
      <ConfirmDialog
        trigger={t('bulk.remove')}
        title={t('bulk.removeTitle', { count: ids.length })}
        description={t('bulk.removeDescription')}
        cancel={t('remove.cancel')}
      >
        <ActionForm action={removePosts} texts={texts.remove}>
          {chosen}
          <SubmitButton
            label={t('remove.confirm')}
            sendingLabel={t('bulk.removing')}
            className={buttonVariants({ variant: 'danger', size: 'sm' })}
          />
        </ActionForm>
      </ConfirmDialog>
    </div>
  );
}
