'use client';

import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { ExportButton } from '@/components/admin/export-button';
import { useSelection } from '@/components/admin/table/data-table';
import { removePosts, unpublish } from '@/lib/blog/editor/actions';

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
