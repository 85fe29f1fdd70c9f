'use client';
import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { parentPath } from '@/components/layout/parent-path';
import { Link } from '@/components/ui/link';

type BackLinkProps = { children: ReactNode; parent?: Route };

/**
 * Goes back to the page of this site that one came from, past jumps within this one; where there is none, without JavaScript
 * and in browsers that cannot tell, to the page above.
 */
export function BackLink({ children, parent }: BackLinkProps) {
  const pathname = usePathname();
  if (pathname === '/' && !parent) return null;

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // It knows the entries of this origin alone.
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
