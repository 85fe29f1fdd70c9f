'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookResults } from '@/components/admin/posts/book-results';
import {
  InsertDialog,
  type InsertDialogProps,
} from '@/components/admin/posts/insert/insert-dialog';
import { Command, CommandInput } from '@/components/ui/command';
import { longestTerm } from '@/lib/text/search-term';

/** Asks for a book of the shop, whose card stands in the text. */
export function BookDialog({ onInsert, ...dialog }: InsertDialogProps) {
  const t = useTranslations('posts');
  const [term, setTerm] = useState('');
  return (
    <InsertDialog kind="book" {...dialog}>
      <Command
        label={t('book.open')}
        shouldFilter={false}
        loop
        className="border border-line-strong bg-paper-bright"
      >
        <CommandInput
          value={term}
          onValueChange={setTerm}
          placeholder={t('book.placeholder')}
          maxLength={longestTerm}
          className="min-h-12 text-small"
        />
        <BookResults
          term={term}
          onChoose={({ handle, title }) =>
            onInsert({ kind: 'link', href: `/producto/${handle}`, words: title })
          }
        />
      </Command>
    </InsertDialog>
  );
}
