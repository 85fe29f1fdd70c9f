'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** The first segments of pages whose parent is not their address without the last segment. */
const parents: Record<string, Route> = { producto: '/tienda', gracias: '/contacto' };

/** Segments without a page; pages below them have the page before the segment as parent. */
const withoutPage = ['categoria', 'pagina'];

/** The parent page, used by the back link when there is no history. */
export function parentPath(pathname: string): Route {
  const steps = pathname.split('/').filter(Boolean);
  const known = parents[steps[0] ?? ''];
  if (known) return known;
  const above = steps.slice(0, -1);
  if (withoutPage.includes(above.at(-1) ?? '')) above.pop();
  return `/${above.join('/')}` as Route;
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
