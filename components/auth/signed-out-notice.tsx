'use client';

import { useEffect } from 'react';
import { signedOutFlash } from '@/lib/auth/flash';

type Props = { title: string; description: string };

/** Says once, on the page after signing out, that it worked. The page itself is static and knows nothing of it. */
export function SignedOutNotice({ title, description }: Props) {
  useEffect(() => {
    if (!document.cookie.includes(`${signedOutFlash}=`)) return;
    document.cookie = `${signedOutFlash}=; path=/; max-age=0`;
    const tell = async () => {
      const { notify } = await import('@/components/ui/notify');
      await notify({ kind: 'success', title, description });
    };
    // The notice is a courtesy: whoever does not get its code is signed out all the same.
    tell().catch(() => undefined);
  }, [title, description]);
  return null;
}
