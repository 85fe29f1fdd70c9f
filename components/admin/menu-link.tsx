'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/utils';

/** A menu entry that knows whether one is there, or below it. */
export function MenuLink({ href, label }: { href: Route; label: string }) {
  const pathname = usePathname();
  const current = pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex min-h-11 items-center rounded-sm px-3 text-small hover:bg-paper-deep',
        current && 'bg-paper-deep font-medium text-accent',
      )}
    >
      {label}
    </Link>
  );
}
