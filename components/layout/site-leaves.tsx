'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as PointerEventOf,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Link } from '@/components/ui/link';
import { type Notification, notify } from '@/components/ui/notify';
import { firstPage, parameterPageAt } from '@/lib/parameter-pages';
import { signedInMarkerName, signedOutFlash } from '@/lib/supabase/session-cookie';

/* The parts of the site's frame that need a script, in one file, because every page loads all of them. */

type MenuShellProps = { id: string; label: string; children: ReactNode };

function closeGroups(menu: HTMLElement | null) {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    group.open = false;
  }
}

/** Hides submenus that are open by hover until the pointer leaves them (app/styles/menu-hover.css does the hiding). */
function dismissHovered(menu: HTMLElement | null) {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>('details:hover') ?? []) {
    group.dataset['dismissed'] = '';
  }
}

function closePanel(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/** Moves the focus to the next or previous entry of the group; false when there is none. */
function step(group: HTMLDetailsElement, direction: 1 | -1): boolean {
  group.open = true;
  const stops = [...group.querySelectorAll<HTMLElement>('summary, a')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[here + direction];
  next?.focus();
  return next !== undefined;
}

/**
 * Adds to the menu what needs JavaScript: Escape, arrow keys, and closing a group when the focus or a click goes
 * elsewhere. Opening, closing and the light dismissal of the small-screen panel are native (`popover`, `details name`);
 * opening on hover is CSS.
 */
export function MenuShell({ id, label, children }: MenuShellProps) {
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeBehind = ({ target }: Event) => {
      if (!(target instanceof Element) || menu.current?.contains(target)) return;
      closeGroups(menu.current);
      // The open panel would cover the newly focused element. The button that opened the panel toggles it itself.
      if (!target.closest('[popovertarget]')) closePanel(menu.current);
    };
    // Listen on the document, because the focus can be outside the menu while the pointer holds a submenu open.
    const closeHovered = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') dismissHovered(menu.current);
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeBehind, listening);
    document.addEventListener('focusin', closeBehind, listening);
    document.addEventListener('keydown', closeHovered, listening);
    return () => listening.abort();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    const group = target.closest('details');
    // Keyboard input takes precedence: close the submenus that are open by hover.
    dismissHovered(menu.current);
    if (event.key === 'Escape' && group?.open) {
      group.open = false;
      group.querySelector('summary')?.focus();
      event.preventDefault();
    }
    if (group && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      if (step(group, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    }
  }

  function onBlur(event: FocusEvent) {
    const left = (event.target as HTMLElement).closest('details');
    if (left && event.relatedTarget && !left.contains(event.relatedTarget)) left.open = false;
  }

  function onPointerOut(event: PointerEventOf) {
    const left = (event.target as HTMLElement).closest('details');
    const to = event.relatedTarget;
    if (left && !(to instanceof Node && left.contains(to))) delete left.dataset['dismissed'];
  }

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    // A second click on the name closes its group, even while the pointer still hovers over it.
    if (target.closest('details[open] > summary')) dismissHovered(menu.current);
    if (!target.closest('a')) return;
    closeGroups(menu.current);
    dismissHovered(menu.current);
    closePanel(menu.current);
  }

  return (
    <nav
      ref={menu}
      id={id}
      aria-label={label}
      popover="auto"
      className="site-menu"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
      onPointerOut={onPointerOut}
    >
      {children}
    </nav>
  );
}

export function NavLink({ href, children }: { href: Route; children: ReactNode }) {
  const pathname = usePathname();
  const here = pathname === href;
  const inside = here || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      className="site-menu-item"
      aria-current={here ? 'page' : undefined}
      data-inside={inside && href !== '/dauro' ? '' : undefined}
    >
      {children}
    </Link>
  );
}

// Also with the prefix that the name has with https.
const isSignedIn = () => document.cookie.includes(`${signedInMarkerName}=`);
const listen = (changed: () => void) => {
  window.addEventListener('focus', changed);
  return () => window.removeEventListener('focus', changed);
};

/** Shown by the marker cookie of signed-in visitors, because the page itself is static. */
export function SessionLeaf({ label }: { label: string }) {
  const signedIn = useSyncExternalStore(listen, isSignedIn, () => false);
  if (!signedIn) return null;
  return (
    <li>
      <form action="/auth/salir" method="post">
        <button type="submit" className="site-menu-item cursor-pointer">
          {label}
        </button>
      </form>
    </li>
  );
}

/** The parent page, used by the back link when there is no history. */
export function parentPath(pathname: string): Route {
  if (pathname === '/gracias') return '/contacto';
  const above = pathname.slice(0, pathname.lastIndexOf('/')) || '/';
  return (firstPage(pathname) ?? parameterPageAt(pathname)?.parent ?? above) as Route;
}

type BackLinkProps = { children: ReactNode; parent?: Route };

/** Skips jumps within the page. Without such a page, JavaScript or browser support it leads to the parent page. */
export function BackLink({ children, parent }: BackLinkProps) {
  const pathname = usePathname();
  if (pathname === '/' && !parent) return null;

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The Navigation API lists only entries of this origin.
    const { navigation, location } = window;
    const pageOf = (address: string | null | undefined) => address?.split('#')[0];
    const before = navigation
      ?.entries()
      .slice(0, navigation.currentEntry?.index)
      .findLast(({ url }) => pageOf(url) !== pageOf(location.href));
    if (!before) return;
    event.preventDefault();
    navigation.traverseTo(before.key);
  }

  return (
    <Link
      href={parent ?? parentPath(pathname)}
      onClick={goBack}
      className="group/back inline-flex min-h-11 items-center gap-2 text-small"
    >
      {children}
    </Link>
  );
}

type NoticeProps = { texts: Required<Pick<Notification, 'title' | 'description'>> };

/** Shows once, on the page after signing out, that it worked. The page is static, so a cookie carries the message. */
export function SignedOutNotice({ texts: { title, description } }: NoticeProps) {
  useEffect(() => {
    const [name] = new RegExp(`(__Host-)?${signedOutFlash}(?==)`).exec(document.cookie) ?? [];
    if (!name) return;
    document.cookie = `${name}=; path=/; max-age=0${name === signedOutFlash ? '' : '; secure'}`;
    void notify({ kind: 'success', title, description });
  }, [title, description]);
  return null;
}
