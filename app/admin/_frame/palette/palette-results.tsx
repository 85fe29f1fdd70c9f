'use client';

import { useTranslations } from 'next-intl';
import type { SearchResult } from '@/app/admin/_frame/palette/search-result';
import { SearchStatus } from '@/app/admin/_frame/palette/search-status';
import { useSearch } from '@/app/admin/_frame/palette/use-search';
import { CommandGroup, CommandItem, CommandList } from '@/components/ui/command';
import { foldWords } from '@/lib/text/text';

const kinds = ['posts', 'dauro-arte', 'editorial', 'servicios', 'contacto', 'personas'] as const;

export type PalettePage = { href: string; label: string };

type Props = { term: string; pages: PalettePage[]; onGo: (href: string) => void };

export function PaletteResults({ term, pages, onGo }: Props) {
  const t = useTranslations('admin.palette');
  const menu = useTranslations('admin.menu');
  const { found, status, again } = useSearch(term);
  const wanted = foldWords(term);
  const isPage = ({ label }: PalettePage) => wanted && foldWords(label).includes(wanted);
  const shownPages = term.trim() ? pages.filter(isPage) : pages;
  const ended = found.length + shownPages.length === 0 ? 'empty' : null;
  return (
    <>
      <CommandList label={t('title')}>
        {shownPages.length > 0 ? (
          <CommandGroup heading={t('pages')}>
            {shownPages.map(({ href, label }) => (
              <CommandItem key={href} value={href} onSelect={() => onGo(href)}>
                {label}
              </CommandItem>
            ))}
          </CommandGroup>
        ) : null}
        {kinds.map((kind) => {
          const ofKind = found.filter((result) => result.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <CommandGroup key={kind} heading={menu(kind)}>
              {ofKind.map((result) => (
                <Result key={result.id} result={result} onGo={onGo} />
              ))}
            </CommandGroup>
          );
        })}
      </CommandList>
      <SearchStatus
        status={status === 'empty' ? ended : (status ?? ended)}
        texts={{ empty: t('empty', { term: term.trim() }), failed: t('failed') }}
        again={again}
      />
    </>
  );
}

function Result({ result, onGo }: { result: SearchResult; onGo: Props['onGo'] }) {
  const { kind, id, href, title, detail } = result;
  return (
    <CommandItem value={`${kind} ${id}`} onSelect={() => onGo(href)}>
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium">
          {title}
        </span>
        {detail ? (
          <span dir="auto" className="block truncate text-caption text-ink-soft">
            {detail}
          </span>
        ) : null}
      </span>
    </CommandItem>
  );
}
