'use client';

import { PostBulkForms, type PostBulkTexts } from '@/components/admin/posts/post-bulk-forms';
import type { ChosenColumns } from '@/components/admin/table/columns-cookie';
import type { DataColumn, DataRow } from '@/components/admin/table/data-column';
import { DataTable } from '@/components/admin/table/data-table';

type Props = {
  caption: string;
  columns: DataColumn[];
  rows: DataRow[];
  chosen: ChosenColumns;
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
