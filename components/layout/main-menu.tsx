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
} from 'react';
import { Link } from '@/components/ui/link';
import { parentPath } from './site-leaves';

type MenuShellProps = { id: string; label: string; children: ReactNode };

/** Closes the groups, but for the one with an element. */
function closeGroups(menu: HTMLElement | null, except: Element | null = null) {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!group.contains(except)) group.open = false;
  }
}

/** Hides submenus that are open by hover until the pointer leaves them (app/styles/menu-hover.css does the hiding). */
function dismissHovered(menu: HTMLElement | null) {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>('details:hover') ?? []) {
    group.dataset['dismissed'] = '';
  }
}

function closePanel(menu: HTMLElement | null) {
  // A browser without popovers does not know the selector either.
  if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
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
    // The router keeps the menu, and with it what is open, when the browser leads to another page.
    const closeAll = () => {
      closeGroups(menu.current);
      closePanel(menu.current);
    };
    const listening = new AbortController();
    window.addEventListener('popstate', closeAll, listening);
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

  // A group that closed under a pressed pointer would move the name of the next one away before the click.
  function onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) closeGroups(menu.current, target);
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
    // Browsers older than 2024 do not know the name of `details`.
    if (target.closest('summary')) closeGroups(menu.current, target);
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
      onFocus={onFocus}
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
  // Addresses of books do not begin with that of the shop.
  const inside = here || pathname.startsWith(`${href}/`) || parentPath(pathname) === href;
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
