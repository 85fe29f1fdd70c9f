'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MenuSheet } from '@/components/admin/menu-sheet';
import { type SidebarState, writeSidebar } from '@/components/admin/sidebar-cookie';
import { MenuIcon } from '@/components/ui/icons';

type Props = {
  /** What the cookie said, so that the first picture is the right one. */
  initial: SidebarState;
  brand: ReactNode;
  menu: ReactNode;
  header: ReactNode;
  texts: { open: string; close: string; label: string; toggle: string };
  children: ReactNode;
};

const sidebarId = 'menu-lateral';
const smallScreen = '(width < 768px)';

/**
 * Menu, header and page. The menu is 16 rem wide, 3 when collapsed to its icons, and below 768 px an 18 rem panel that
 * slides in (requirement 6.4). Ctrl/Cmd+B toggles whichever there is, except where an editor has taken the key for bold.
 */
export function SidebarFrame({ initial, brand, menu, header, texts, children }: Props) {
  const [state, setState] = useState(initial);
  const sheet = useRef<HTMLDialogElement>(null);

  function toggle() {
    const next = state === 'open' ? 'collapsed' : 'open';
    document.cookie = writeSidebar(next);
    setState(next);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!asked || event.key.toLowerCase() !== 'b' || event.defaultPrevented) return;
      event.preventDefault();
      if (!matchMedia(smallScreen).matches) toggle();
      else if (sheet.current?.open) sheet.current.close();
      else sheet.current?.showModal();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <div
      data-sidebar={state}
      className="min-h-dvh bg-paper-bright md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-200 md:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)]"
    >
      <aside
        id={sidebarId}
        className="sidebar relative z-20 hidden border-line border-r bg-paper md:block"
      >
        <div className="sticky top-0 flex flex-col gap-4 py-3">
          {brand}
          {menu}
        </div>
      </aside>
      <MenuSheet ref={sheet} texts={texts} brand={brand} menu={menu} />
      <div className="min-w-0">
        <header className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-line border-b bg-paper px-2 md:px-6">
          <button
            type="button"
            aria-label={texts.toggle}
            aria-expanded={state === 'open'}
            aria-controls={sidebarId}
            aria-keyshortcuts="Control+B Meta+B"
            title={`${texts.toggle} (Ctrl+B)`}
            onClick={toggle}
            className="hidden size-11 shrink-0 items-center justify-center rounded-sm hover:bg-paper-deep md:-ml-2 md:inline-flex"
          >
            <MenuIcon className="size-5" />
          </button>
          {header}
        </header>
        {children}
      </div>
    </div>
  );
}
