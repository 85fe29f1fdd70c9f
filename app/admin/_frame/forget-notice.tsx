'use client';

import { useEffect } from 'react';

/** Removes the notice from the address, so that a reload does not show it again. */
export function ForgetNotice() {
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete('aviso');
    window.history.replaceState(null, '', address);
  }, []);
  return null;
}
