'use client';

import { useTranslations } from 'next-intl';
import { SearchPicker } from '@/app/admin/blog-posts/_editor/search-picker';

export type BookChoice = { handle: string; title: string; author: string };

type Props = { onChoose: (book: BookChoice) => void; className?: string };

export function BookPicker({ onChoose, className }: Props) {
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
