'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { callAction } from '@/app/admin/_frame/office-requests';
import { type SearchResult, SearchStatus, useSearch } from '@/app/admin/_frame/palette/search';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Command, CommandInput, CommandItem, CommandList } from '@/app/admin/_frame/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/app/admin/_frame/ui/popover';
import { takeCover } from '@/app/admin/blog-posts/actions';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { buttonVariants } from '@/components/ui/button';
import { maxTermLength } from '@/lib/text/clean';
import { withinQuotes } from '@/lib/text/text';
import { fillFields } from './use-post-editor';

type Props = {
  among: 'libros' | 'enlaces';
  label: string;
  placeholder?: string;
  texts: { empty: (term: string) => string; failed: string };
  onChoose: (result: SearchResult) => void;
  className?: string | undefined;
  children: (result: SearchResult) => ReactNode;
};

export function SearchPicker({ among, label, placeholder, ...props }: Props) {
  const { texts, onChoose, className, children } = props;
  const [term, setTerm] = useState('');
  const { found, status, again } = useSearch(term, among);
  return (
    <Command label={label} shouldFilter={false} loop className={className}>
      <CommandInput
        value={term}
        onValueChange={setTerm}
        placeholder={placeholder}
        maxLength={maxTermLength}
        className="min-h-12 text-small"
      />
      <CommandList label={label}>
        {found.map((result) => (
          <CommandItem key={result.href} value={result.href} onSelect={() => onChoose(result)}>
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

type BookPickerProps = { onChoose: (book: SearchResult) => void; className?: string };

export function BookPicker({ onChoose, className }: BookPickerProps) {
  const t = useTranslations('posts.book');
  return (
    <SearchPicker
      among="libros"
      label={t('open')}
      placeholder={t('placeholder')}
      texts={{ empty: (term) => t('empty', { term: withinQuotes(term) }), failed: t('failed') }}
      onChoose={onChoose}
      className={className}
    >
      {({ title, detail }) => (
        <span className="min-w-0">
          <span dir="auto" className="block font-medium">
            {title}
          </span>
          {detail ? <span className="block text-caption text-ink-soft">{detail}</span> : null}
        </span>
      )}
    </SearchPicker>
  );
}

type State = {
  kind: 'taking' | 'done' | 'noCover';
  title: string;
  error?: string | undefined;
} | null;

/** Searches a book of the shop and fills in its link and cover. The cover is copied to the pictures of the blog. */
export function BookSearch() {
  const t = useTranslations('posts.book');
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>(null);
  const isTaking = state?.kind === 'taking';

  const fill = (values: Partial<PostValues>) =>
    trigger.current?.form && fillFields(trigger.current.form, values);

  async function choose({ id, href, title }: SearchResult) {
    setOpen(false);
    setState({ kind: 'taking', title });
    fill({ book_link: href });
    const result = await callAction(takeCover, { handle: id }).catch(() => null);
    const src = result?.ok && result.data?.['src'];
    if (src) fill({ book_image: src });
    const error = result?.ok === false ? result.error : undefined;
    setState({ kind: src ? 'done' : 'noCover', title, error });
  }

  return (
    <div>
      <Popover open={open} onOpenChange={(next) => !isTaking && setOpen(next)}>
        <PopoverTrigger
          ref={trigger}
          // A disabled button could not take the focus back from the popover.
          aria-disabled={isTaking}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('open')}
        </PopoverTrigger>
        <PopoverContent aria-label={t('open')} className="w-[min(28rem,calc(100vw-2rem))] p-0">
          <BookPicker onChoose={choose} />
        </PopoverContent>
      </Popover>
      <p role="status" className="mt-2 text-small empty:sr-only">
        {state ? (
          <Refusal error={state.error}>
            {t(state.kind, { title: withinQuotes(state.title) })}
          </Refusal>
        ) : null}
      </p>
    </div>
  );
}
