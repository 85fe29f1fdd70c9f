'use client';

import { useMessages } from 'next-intl';
import { BookPicker } from '@/components/admin/posts/book-picker';
import { EditorDialog } from '@/components/admin/posts/editor-dialog';
import type { InsertDialogProps } from '@/components/admin/posts/insert/insertion';

export function BookDialog({ onInsert, ...dialog }: InsertDialogProps) {
  const { book } = useMessages().posts.insert;
  return (
    <EditorDialog title={book.title} description={book.hint} {...dialog}>
      <BookPicker
        onChoose={({ handle, title }) =>
          onInsert({ kind: 'link', href: `/producto/${handle}`, words: title })
        }
        className="border border-line-strong bg-paper-bright"
      />
    </EditorDialog>
  );
}
