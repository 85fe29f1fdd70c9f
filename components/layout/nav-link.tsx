'use client';
import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

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
