'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SearchStatus } from '@/app/admin/_frame/palette/search-status';
import { useSearch } from '@/app/admin/_frame/palette/use-search';
import { Command, CommandInput, CommandItem, CommandList } from '@/app/admin/_frame/ui/command';
import { longestTerm } from '@/lib/text/clean';

type Props<Result> = {
  /** The endpoint (use-search.ts). */
  path: string;
  label: string;
  placeholder?: string;
  texts: { empty: (term: string) => string; failed: string };
  keyOf: (result: Result) => string;
  onChoose: (result: Result) => void;
  className?: string | undefined;
  children: (result: Result) => ReactNode;
};

export function SearchPicker<Result>({ path, label, placeholder, ...props }: Props<Result>) {
  const { texts, keyOf, onChoose, className, children } = props;
  const [term, setTerm] = useState('');
  const { found, status, again } = useSearch<Result>(term, path);
  return (
    <Command label={label} shouldFilter={false} loop className={className}>
      <CommandInput
        value={term}
        onValueChange={setTerm}
        placeholder={placeholder}
        maxLength={longestTerm}
        className="min-h-12 text-small"
      />
      <CommandList label={label}>
        {found.map((result) => (
          <CommandItem key={keyOf(result)} value={keyOf(result)} onSelect={() => onChoose(result)}>
            {children(result)}
          </CommandItem>
        ))}
      </CommandList>
      <SearchStatus
        status={status}
        texts={{ empty: texts.empty(term.trim()), failed: texts.failed }}
        again={again}
      />
    </Command>
  );
}

export type BookChoice = { handle: string; title: string; author: string };

type BookPickerProps = { onChoose: (book: BookChoice) => void; className?: string };

export function BookPicker({ onChoose, className }: BookPickerProps) {
  const t = useTranslations('posts.book');
  return (
    <SearchPicker<BookChoice>
      path="/admin/libros"
      label={t('open')}
      placeholder={t('placeholder')}
      texts={{ empty: (term) => t('empty', { term }), failed: t('failed') }}
      keyOf={({ handle }) => handle}
      onChoose={onChoose}
      className={className}
    >
      {({ title, author }) => (
        <span className="min-w-0">
          <span dir="auto" className="block font-medium">
            {title}
          </span>
          {author ? <span className="block text-caption text-ink-soft">{author}</span> : null}
        </span>
      )}
    </SearchPicker>
  );
}
