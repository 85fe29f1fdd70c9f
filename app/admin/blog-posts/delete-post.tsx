'use client';

import { useMessages, useTranslations } from 'next-intl';
import { AdminForm, ExportButton } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { useSelection } from '@/app/admin/_frame/selection';
import { isRedirect } from '@/components/forms/form-controller';
import type { FormAction } from '@/lib/actions/result';
import { withinQuotes } from '@/lib/text/text';
import { removePosts, unpublish } from './actions';

type Props = {
  id: string;
  title: string;
  /** The post's updated_at: a version that was saved later is not deleted. */
  seen: string;
  className: string;
  /** In the editor: called after the deletion, which leads to the list. */
  onDeleted?: () => void;
};

export function DeletePost({ id, title, seen, className, onDeleted }: Props) {
  const t = useTranslations('posts.remove');
  const { remove } = useMessages().posts;
  const name = withinQuotes(title);
  const action: FormAction = (previous, form) =>
    removePosts(previous, form).catch((error: unknown) => {
      if (isRedirect(error)) onDeleted?.();
      throw error;
    });
  return (
    <ConfirmForm
      action={action}
      texts={remove}
      hidden={{ ids: id, seen, ...(onDeleted && { from: 'editor' }) }}
      opener={{
        variant: 'link',
        size: 'bare',
        className,
        'aria-label': t('openPost', { title: name }),
      }}
      description={t('description', { title: name })}
    />
  );
}

/** `seen` is the newest updated_at of the list. */
export function PostBulkForms({ seen }: { seen: string }) {
  const t = useTranslations('posts.bulk');
  const { bulk } = useMessages().posts;
  const ids = useSelection();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AdminForm action={unpublish} texts={bulk.unpublish} hidden={{ ids, seen }} />
      <ExportButton
        action={`/admin/blog-posts/exportar?${new URLSearchParams(ids.map((id) => ['ids', id]))}`}
      >
        {t('export')}
      </ExportButton>
      <ConfirmForm
        action={removePosts}
        texts={bulk.remove}
        hidden={{ ids, seen }}
        title={t('remove.title', { count: ids.length })}
        description={t('remove.description', { count: ids.length })}
      />
    </div>
  );
}
