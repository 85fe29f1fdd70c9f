'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { firstPage, parameterPageAt } from '@/lib/parameter-pages';

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
