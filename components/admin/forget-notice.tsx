'use client';

import { useEffect } from 'react';

/** Takes a notice out of the address once the page shows it, so that a reload does not say it again. */
export function ForgetNotice() {
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete('aviso');
    window.history.replaceState(null, '', address);
  }, []);
  return null;
}
