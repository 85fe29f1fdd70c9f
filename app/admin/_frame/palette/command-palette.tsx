'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { useShortcut } from '@/app/admin/_frame/page-effects';
import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/app/admin/_frame/ui/command';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import { SearchIcon } from '@/components/ui/icons';
import { areaNames } from '@/lib/form-areas';
import { maxTermLength } from '@/lib/text/clean';
import { foldWords, withinQuotes } from '@/lib/text/text';
import { SearchStatus, useSearch } from './search';

const kinds = ['posts', ...areaNames, 'personas'] as const;

type PalettePage = { href: string; label: string };

type PageGroup = { heading: string; pages: PalettePage[] };
function Palette({ groups, onGo }: { groups: PageGroup[]; onGo: (href: string) => void }) {
  const t = useTranslations('admin.palette');
  const menu = useTranslations('admin.menu');
  const [term, setTerm] = useState('');
  const { found, status, again } = useSearch(term);
  const wanted = foldWords(term);
  const isWanted = ({ label }: PalettePage) =>
    term.trim() === '' || (wanted !== '' && foldWords(label).includes(wanted));
  const shown = groups
    .map(({ heading, pages }) => ({ heading, pages: pages.filter(isWanted) }))
    .filter(({ pages }) => pages.length > 0);
  const ended = found.length + shown.length === 0 ? 'empty' : null;
  return (
    <Command label={t('title')} shouldFilter={false} loop>
      <CommandInput
        value={term}
        onValueChange={setTerm}
        placeholder={t('placeholder')}
        maxLength={maxTermLength}
      />
      <CommandList label={t('title')}>
        {shown.map(({ heading, pages }) => (
          <CommandGroup key={heading} heading={heading}>
            {pages.map(({ href, label }) => (
              <CommandItem key={href} value={href} onSelect={() => onGo(href)}>
                {label}
              </CommandItem>
            ))}
          </CommandGroup>
        ))}
        {kinds.map((kind) => {
          const ofKind = found.filter((result) => result.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <CommandGroup key={kind} heading={menu(kind)}>
              {ofKind.map(({ id, href, title, detail }) => (
                <CommandItem key={id} value={`${kind} ${id}`} onSelect={() => onGo(href)}>
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
              ))}
            </CommandGroup>
          );
        })}
      </CommandList>
      <SearchStatus
        status={status === 'empty' ? ended : (status ?? ended)}
        texts={{ empty: t('empty', { term: withinQuotes(term.trim()) }), failed: t('failed') }}
        again={again}
      />
    </Command>
  );
}

const openDialog = 'dialog[open], div[role="dialog"], div[role="alertdialog"]';

/** Ctrl+K or Cmd+K, unless a dialog is open; in the editor it makes a link. */
export function CommandPalette({ groups }: { groups: PageGroup[] }) {
  const t = useTranslations('admin.palette');
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState('/admin');
  const link = useRef<HTMLSpanElement>(null);

  useShortcut('k', () => {
    const isBlocked = document.querySelector(openDialog) !== null;
    setOpen((shown) => !shown && !isBlocked);
  });

  /** Clicks a real link, so that an editor with unsaved changes asks first (leave-guard.tsx). */
  function go(href: string) {
    flushSync(() => {
      setOpen(false);
      setTarget(href);
    });
    link.current?.querySelector('a')?.click();
  }

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-line px-2.5 text-ink-soft text-small hover:border-ink hover:text-ink lg:w-56"
      >
        <SearchIcon className="size-5" />
        <span className="max-lg:sr-only">{t('open')}</span>
        <span aria-hidden="true" className="ml-auto hidden text-caption lg:inline">
          Ctrl K
        </span>
      </button>
      <span ref={link} hidden>
        <AdminLink href={target as '/admin'} tabIndex={-1} />
      </span>
      {open ? (
        <Dialog
          title={t('title')}
          isTitleHidden
          onClose={() => setOpen(false)}
          className="mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] p-0 sm:p-0"
        >
          <Palette groups={groups} onGo={go} />
        </Dialog>
      ) : null}
    </>
  );
}
