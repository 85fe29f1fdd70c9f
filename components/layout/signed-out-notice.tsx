'use client';

import { useEffect } from 'react';
import type { Notification } from '@/components/ui/notify';
import { signedOutFlash } from '@/lib/supabase/session-cookie';

type Props = { texts: Required<Pick<Notification, 'title' | 'description'>> };

/** Shows once, on the page after signing out, that it worked. The page is static, so a cookie carries the message. */
export function SignedOutNotice({ texts: { title, description } }: Props) {
  useEffect(() => {
    const [name] = new RegExp(`(__Host-)?${signedOutFlash}(?==)`).exec(document.cookie) ?? [];
    if (!name) return;
    document.cookie = `${name}=; path=/; max-age=0${name === signedOutFlash ? '' : '; secure'}`;
    // The sign-out has already happened; when the chunk cannot be loaded, only the notice is missing.
    import('@/components/ui/notify')
      .then(({ notify }) => notify({ kind: 'success', title, description }))
      .catch(() => undefined);
  }, [title, description]);
  return null;
}
