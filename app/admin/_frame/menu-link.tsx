'use client';

import { clsx } from 'clsx';
import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { SidebarMenuLabel } from '@/components/ui/sidebar';

type Props = { href: Route; label: string; icon: ReactNode; children?: ReactNode };

export function MenuLink({ href, label, icon, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));
  return (
    <AdminLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'group/item relative flex min-h-11 items-center gap-3 rounded-sm px-3.5 text-small transition-colors hover:bg-paper-deep',
        current && 'bg-paper-deep font-medium text-accent',
      )}
    >
      {icon}
      <SidebarMenuLabel>{label}</SidebarMenuLabel>
      {children}
    </AdminLink>
  );
}
