'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { type PalettePage, PaletteResults } from '@/app/admin/_frame/palette/palette-results';
import { Command, CommandInput } from '@/components/ui/command';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { SearchIcon } from '@/components/ui/icons';
import { longestTerm } from '@/lib/text/search-term';

const openDialog = 'dialog[open], div[role="dialog"], div[role="alertdialog"]';

/** Ctrl+K or Cmd+K, unless a dialog is open or a text field handles the shortcut itself, as the editor does for links. */
export function CommandPalette({ pages }: { pages: PalettePage[] }) {
  const t = useTranslations('admin.palette');
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState('/admin');
  const link = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!asked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      const isBlocked = document.querySelector(openDialog) !== null;
      setOpen((shown) => !shown && !isBlocked);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  /** Clicks a real link, so that an editor with unsaved changes asks first (use-leave-guard.ts). */
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
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          closeLabel={t('close')}
          aria-describedby={undefined}
          className="mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden p-0 sm:p-0"
        >
          <DialogTitle className="sr-only">{t('title')}</DialogTitle>
          <Palette pages={pages} onGo={go} />
        </DialogContent>
      </Dialog>
    </>
  );
}

type Props = { pages: PalettePage[]; onGo: (href: string) => void };

function Palette({ pages, onGo }: Props) {
  const t = useTranslations('admin.palette');
  const [term, setTerm] = useState('');
  return (
    <Command label={t('title')} shouldFilter={false} loop>
      <CommandInput
        value={term}
        onValueChange={setTerm}
        placeholder={t('placeholder')}
        maxLength={longestTerm}
      />
      <PaletteResults term={term} pages={pages} onGo={onGo} />
    </Command>
  );
}
