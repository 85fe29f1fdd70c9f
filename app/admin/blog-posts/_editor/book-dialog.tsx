'use client';

import { useMessages } from 'next-intl';
import { BookPicker } from '@/app/admin/blog-posts/_editor/book-picker';
import { EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import type { InsertDialogProps } from '@/app/admin/blog-posts/_editor/insertion';

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
