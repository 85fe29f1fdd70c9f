'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { signedInMarkerName } from '@/lib/supabase/session-cookie';

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
