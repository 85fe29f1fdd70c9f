'use client';

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '@/app/admin/_frame/ui/sheet';
import { type SidebarState, writeSidebar } from '@/app/admin/_frame/ui/sidebar-cookie';
import { Tooltip } from '@/app/admin/_frame/ui/tooltip';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { cn, isShortcut } from '@/lib/utils';

type SidebarValue = {
  state: SidebarState;
  toggle: () => void;
  sheet: RefObject<HTMLDialogElement | null>;
};
const SidebarContext = createContext<SidebarValue | null>(null);

function useSidebar() {
  const sidebar = use(SidebarContext);
  if (!sidebar) throw new Error('A part of the sidebar stands outside of <SidebarProvider>');
  return sidebar;
}

const sidebarId = 'menu-lateral';
const sheetId = 'menu-panel';
const iconButton = 'size-11 shrink-0 items-center justify-center rounded-sm hover:bg-paper-deep';

/**
 * Menu and page side by side. The menu is 16 rem wide, 3 when collapsed to its icons, and below 768 px an 18 rem panel
 * that slides in (requirement 6.4). Ctrl/Cmd+B toggles the visible one, except in an editor that uses the key for bold.
 * `initial` is the value of the cookie, so that the first render is correct.
 */
export function SidebarProvider({
  initial,
  children,
}: {
  initial: SidebarState;
  children: ReactNode;
}) {
  const [state, setState] = useState(initial);
  const sheet = useRef<HTMLDialogElement>(null);

  function toggle() {
    const next = state === 'open' ? 'collapsed' : 'open';
    document.cookie = writeSidebar(next);
    setState(next);
  }

  useEffect(() => {
    const wide = matchMedia('(width >= 768px)');
    const listening = new AbortController();
    wide.addEventListener('change', () => sheet.current?.close(), listening);
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b') || event.defaultPrevented) return;
      event.preventDefault();
      if (wide.matches) toggle();
      else if (sheet.current?.open) sheet.current.close();
      else sheet.current?.showModal();
    };
    window.addEventListener('keydown', onKey, listening);
    return () => listening.abort();
  });

  return (
    <SidebarContext value={{ state, toggle, sheet }}>
      <Sheet id={sheetId} ref={sheet}>
        <div
          data-sidebar={state}
          className="min-h-dvh bg-paper-bright md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-200 md:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)]"
        >
          {children}
        </div>
      </Sheet>
    </SidebarContext>
  );
}

type SidebarProps = {
  label: string;
  closeLabel: string;
  brand: ReactNode;
  children: ReactNode;
};

export function Sidebar({ label, closeLabel, brand, children }: SidebarProps) {
  return (
    <>
      <aside
        id={sidebarId}
        data-print="hide"
        className="sidebar relative z-20 hidden border-line border-r bg-paper md:block"
      >
        <div className="sticky top-0 flex flex-col gap-4 py-3">
          {brand}
          {children}
        </div>
      </aside>
      <SheetContent aria-label={label} className="w-72 md:hidden">
        <div className="flex min-h-full flex-col gap-4 px-2 py-3">
          <div className="flex items-center justify-between">
            {brand}
            <SheetClose aria-label={closeLabel} className={cn('inline-flex', iconButton)}>
              <CloseIcon className="size-5" />
            </SheetClose>
          </div>
          {children}
        </div>
      </SheetContent>
    </>
  );
}

export function SidebarTrigger({ label, openLabel }: { label: string; openLabel: string }) {
  const { state, toggle } = useSidebar();
  return (
    <>
      <SheetTrigger aria-label={openLabel} className={cn('inline-flex md:hidden', iconButton)}>
        <MenuIcon className="size-5" />
      </SheetTrigger>
      <Tooltip content={`${label} (Ctrl+B)`}>
        <button
          type="button"
          aria-label={label}
          aria-expanded={state === 'open'}
          aria-controls={sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={toggle}
          className={cn('-ml-2 hidden md:inline-flex', iconButton)}
        >
          <MenuIcon className="size-5" />
        </button>
      </Tooltip>
    </>
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

export function SidebarMenuLabel({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn('sidebar-label', className)} {...props} />;
}

export function SidebarMenuBadge({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn('sidebar-badge', className)} {...props} />;
}
