'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { type Notification, notify } from '@/components/ui/notify';
import { firstPage, parameterPageAt } from '@/lib/parameter-pages';
import { signedInMarkerName, signedOutFlash } from '@/lib/supabase/session-cookie';

/* The parts of the site's frame that need a script, apart from the menu, in one file, because every page loads all of them. */

// Also with the prefix that the name has with https.
const isSignedIn = () => document.cookie.includes(`${signedInMarkerName}=`);
const listen = (changed: () => void) => {
  const listening = new AbortController();
  window.addEventListener('focus', changed, listening);
  // The page may come back from the back/forward cache, with the focus, after the visitor signed in or out.
  window.addEventListener('pageshow', changed, listening);
  return () => listening.abort();
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
