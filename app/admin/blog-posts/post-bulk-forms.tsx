'use client';

import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { ExportButton } from '@/app/admin/_frame/export-button';
import { useSelection } from '@/app/admin/_frame/table/data-table';
import { removePosts, unpublish } from '@/app/admin/blog-posts/actions';

export function PostBulkForms() {
  const t = useTranslations('posts.bulk');
  const { bulk } = useMessages().posts;
  const ids = useSelection();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AdminForm action={unpublish} texts={bulk.unpublish} hidden={{ ids }} />
      <ExportButton
        action={`/admin/blog-posts/exportar?${new URLSearchParams(ids.map((id) => ['ids', id]))}`}
      >
        {t('export')}
      </ExportButton>
      <ConfirmForm
        action={removePosts}
        texts={bulk.remove}
        hidden={{ ids }}
        title={t('remove.title', { count: ids.length })}
        description={bulk.remove.description}
      />
    </div>
  );
}
