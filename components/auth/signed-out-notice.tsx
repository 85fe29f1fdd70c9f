'use client';

import { useEffect } from 'react';
import { signedOutFlash } from '@/lib/auth/flash';

/** Says once, on the page after signing out, that it worked. The page itself is static and knows nothing of it. */
export function SignedOutNotice() {
  useEffect(() => {
    if (!document.cookie.includes(`${signedOutFlash}=`)) return;
    document.cookie = `${signedOutFlash}=; path=/; max-age=0`;
    // The sign-out has already happened; when the chunk cannot be loaded, only the notice is missing.
    import('@/components/auth/say-signed-out')
      .then(({ saySignedOut }) => saySignedOut())
      .catch(() => undefined);
  }, []);
  return null;
}
