'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSearch } from '@/components/admin/palette/use-search';
import { Button } from '@/components/ui/button';
import { Command, CommandInput, CommandItem, CommandList } from '@/components/ui/command';
import { shortestTerm } from '@/lib/admin/search-result';
import type { BookChoice } from '@/lib/blog/editor/book-choice';
import { longestTerm } from '@/lib/text/search-term';

type Props = { onChoose: (book: BookChoice) => void; className?: string };

/** Searches the books of the shop. */
export function BookPicker({ onChoose, className }: Props) {
  const t = useTranslations('posts.book');
  const [term, setTerm] = useState('');
  const { results, again } = useSearch<BookChoice>(term, '/admin/libros');
  const failed = results === 'failed';
  const books = Array.isArray(results) ? results : [];
  const asked = [...term.trim()].length >= shortestTerm;
  return (
    <Command label={t('open')} shouldFilter={false} loop className={className}>
      <CommandInput
        value={term}
        onValueChange={setTerm}
        placeholder={t('placeholder')}
        maxLength={longestTerm}
        className="min-h-12 text-small"
      />
      <CommandList label={t('open')}>
        {books.map((book) => (
          <CommandItem key={book.handle} value={book.handle} onSelect={() => onChoose(book)}>
            <span className="min-w-0">
              <span className="block font-medium">{book.title}</span>
              {book.author ? (
                <span className="block text-caption text-ink-soft">{book.author}</span>
              ) : null}
            </span>
          </CommandItem>
        ))}
      </CommandList>
      <div className="px-4 pb-3 text-small empty:hidden">
        <p role="status" className="text-ink-soft empty:hidden">
          {results === null ? t('searching') : null}
          {asked && results !== null && !failed && books.length === 0
            ? t('empty', { term: term.trim() })
            : null}
          {failed ? t('failed') : null}
        </p>
        {failed ? (
          <Button variant="outline" size="sm" className="mt-3" onClick={again}>
            {t('again')}
          </Button>
        ) : null}
      </div>
    </Command>
  );
}
