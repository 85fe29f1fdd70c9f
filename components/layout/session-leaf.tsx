'use client';
import { useSyncExternalStore } from 'react';
import { signedInMarkerName } from '@/lib/supabase/session-cookie';

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
