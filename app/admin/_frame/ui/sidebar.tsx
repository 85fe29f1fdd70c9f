'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useShortcut } from '@/app/admin/_frame/page-effects';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';
import { Tooltip } from './tooltip';

const sevenDays = 7 * 24 * 60 * 60;
const sidebarId = 'menu-lateral';
const sheetId = 'menu-panel';
const wide = '(width >= 768px)';
const iconButton = 'size-11 shrink-0 items-center justify-center rounded-sm hover:bg-paper-deep';

/** Opens or closes the panel before the scripts load, too. React has no types for invoker commands yet. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: sheetId });

/** A followed link, the button with the cross or a click beside the panel closes it. */
function closeWhenDone({ target, currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLDialogElement)) return;
  const isDone = target instanceof Element && target.closest('a, button') !== null;
  if (isDone || target === currentTarget) currentTarget.close();
}

type Props = {
  initial: 'open' | 'collapsed';
  /** Its name; it keeps the state for 7 days. */
  cookie: string;
  brand: ReactNode;
  menu: ReactNode;
  /** The content of the bar above the page, beside the buttons of the menu. */
  bar: ReactNode;
  children: ReactNode;
};

/**
 * Menu and page side by side. The menu is 16 rem wide, 3 when collapsed to its icons, and below 768 px an 18 rem panel
 * that slides in (requirement 6.4), a native dialog. Ctrl/Cmd+B toggles the visible one, except in an editor that uses
 * the key for bold.
 */
export function SidebarFrame({ initial, cookie, brand, menu, bar, children }: Props) {
  const t = useTranslations('admin');
  const [state, setState] = useState(initial);
  const aside = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);

  function toggle() {
    const next = state === 'open' ? 'collapsed' : 'open';
    document.cookie = `${cookie}=${next}; path=/admin; max-age=${sevenDays}; samesite=lax`;
    setState(next);
  }

  useEffect(() => {
    const listening = new AbortController();
    matchMedia(wide).addEventListener('change', () => sheet.current?.close(), listening);
    sheet.current?.addEventListener('click', closeWhenDone, listening);
    // The names beside the icons (admin.css), until the pointer or the focus comes to another entry.
    const dismiss = (isDismissed: boolean) =>
      aside.current?.toggleAttribute('data-dismissed', isDismissed);
    aside.current?.addEventListener('pointerover', () => dismiss(false), listening);
    aside.current?.addEventListener('focusin', () => dismiss(false), listening);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(true), listening);
    return () => listening.abort();
  }, []);

  useShortcut('b', () => {
    if (matchMedia(wide).matches) toggle();
    else if (sheet.current?.open) sheet.current.close();
    else sheet.current?.showModal();
  });

  return (
    <div
      data-sidebar={state}
      className="min-h-dvh bg-paper-bright md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-200 md:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)]"
    >
      <aside
        ref={aside}
        id={sidebarId}
        data-print="hide"
        className="sidebar relative z-20 hidden border-line border-r bg-paper md:block"
      >
        <div className="sticky top-0 flex flex-col gap-4 py-3">
          {brand}
          {menu}
        </div>
      </aside>
      <dialog
        ref={sheet}
        id={sheetId}
        aria-label={t('menuLabel')}
        className="sheet m-0 h-dvh max-h-none w-72 max-w-[calc(100vw-3rem)] overflow-y-auto bg-paper p-0 text-ink shadow-float backdrop:bg-ink/50 md:hidden"
      >
        <div className="flex min-h-full flex-col gap-4 px-2 py-3">
          <div className="flex items-center justify-between">
            {brand}
            <button
              type="button"
              aria-label={t('closeMenu')}
              className={cn('inline-flex', iconButton)}
              {...command('close')}
            >
              <CloseIcon className="size-5" />
            </button>
          </div>
          {menu}
        </div>
      </dialog>
      <div className="min-w-0">
        <header
          data-print="hide"
          className="sticky top-0 z-10 flex min-h-14 items-center gap-2 max-[22rem]:gap-1 max-[18rem]:static max-[18rem]:flex-wrap border-line border-b bg-paper px-4 md:px-8"
        >
          <button
            type="button"
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            // For browsers without invoker commands; a dialog that is open does not open twice.
            onClick={() => sheet.current?.showModal()}
            className={cn('-ml-3.5 inline-flex md:hidden', iconButton)}
            {...command('show-modal')}
          >
            <MenuIcon className="size-5" />
          </button>
          <Tooltip content={`${t('toggleMenu')} (Ctrl+B)`}>
            <button
              type="button"
              aria-label={t('toggleMenu')}
              aria-expanded={state === 'open'}
              aria-controls={sidebarId}
              aria-keyshortcuts="Control+B Meta+B"
              onClick={toggle}
              className={cn('-ml-3.5 hidden md:inline-flex', iconButton)}
            >
              <MenuIcon className="size-5" />
            </button>
          </Tooltip>
          {bar}
        </header>
        {children}
      </div>
    </div>
  );
}

type GroupProps = { label: string | undefined; children: ReactNode };

/** A list of entries, named by its heading if it has one; the menu of icons shows a line in place of the heading. */
export function SidebarGroup({ label, children }: GroupProps) {
  const id = useId();
  return (
    <div className="not-first:mt-2">
      {label ? (
        <p id={id} className="sidebar-heading">
          <span>{label}</span>
        </p>
      ) : null}
      <ul aria-labelledby={label && id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}
