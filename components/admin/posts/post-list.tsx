'use client';

import { PostBulkForms, type PostBulkTexts } from '@/components/admin/posts/post-bulk-forms';
import { DataTable, type DataTableProps } from '@/components/admin/table/data-table';

type Props = Omit<DataTableProps, 'list' | 'selectedAddress' | 'actions'> & {
  texts: PostBulkTexts;
};

/** The list of posts with what can be done to several at once. */
export function PostList({ texts, ...table }: Props) {
  return (
    <DataTable
      {...table}
      list="blog-posts"
      selectedAddress="/admin/blog-posts/elegidos"
      actions={(ids) => <PostBulkForms ids={ids} texts={texts} />}
    />
  );
}
