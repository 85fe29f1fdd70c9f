'use client';

import { useTranslations } from 'next-intl';
import { useSearch } from '@/components/admin/palette/use-search';
import { Button } from '@/components/ui/button';
import { CommandGroup, CommandItem, CommandList } from '@/components/ui/command';
import type { SearchResult } from '@/lib/admin/search-result';

const kinds = ['posts', 'dauro-arte', 'editorial', 'servicios', 'contacto', 'personas'] as const;

export type PalettePage = { href: string; label: string };

type Props = { term: string; pages: PalettePage[]; onGo: (href: string) => void };

/**
 * The pages whose name contains the term, then the results of the server, grouped by kind under the name that the menu
 * gives it.
 */
export function PaletteResults({ term, pages, onGo }: Props) {
  const t = useTranslations('admin.palette');
  const menu = useTranslations('admin.menu');
  const { results, again } = useSearch(term);
  const shownPages = pages.filter(({ label }) => plain(label).includes(plain(term.trim())));
  const failed = results === 'failed';
  const found = Array.isArray(results) ? results : [];
  const nothing = results !== null && !failed && found.length + shownPages.length === 0;
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
      <div className="px-5 pb-4 text-small empty:hidden">
        <p role="status" className="text-ink-soft empty:hidden">
          {results === null ? t('searching') : null}
          {nothing ? t('empty', { term: term.trim() }) : null}
          {failed ? t('failed') : null}
        </p>
        {failed ? (
          <Button variant="outline" size="sm" className="mt-3" onClick={again}>
            {t('failedAgain')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Result({ result, onGo }: { result: SearchResult; onGo: Props['onGo'] }) {
  const { kind, id, href, title, detail } = result;
  return (
    <CommandItem value={`${kind} ${id}`} onSelect={() => onGo(href)}>
      <span className="min-w-0">
        <span className="block truncate font-medium">{title}</span>
        {detail ? (
          <span className="block truncate text-caption text-ink-soft">{detail}</span>
        ) : null}
      </span>
    </CommandItem>
  );
}

/** Lower case without accents: «paginas» finds «Páginas». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
