'use client';
import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { parentPath } from '@/components/layout/parent-path';
import { Link } from '@/components/ui/link';

/** The Navigation API knows the entries of this origin alone; where it is missing the referrer must do. */
function cameFromThisSite(): boolean {
  return window.navigation?.canGoBack ?? document.referrer.startsWith(`${location.origin}/`);
}

type BackLinkProps = { children: ReactNode; parent?: Route };

/** Goes back where one came from inside this site; otherwise, and without JavaScript, to the page above. */
export function BackLink({ children, parent }: BackLinkProps) {
  const pathname = usePathname();
  if (pathname === '/' && !parent) return null;

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromThisSite()) return;
    event.preventDefault();
    window.history.back();
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
