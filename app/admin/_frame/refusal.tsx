'use client';

import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { isRefusal } from './office-requests';

/**
 * The sentence for a caller without a session or permission, or for a page of an older version; for any other `error` it
 * shows its children. The link opens another tab, so that what was typed stays.
 */
export function Refusal({ error, children }: { error: unknown; children?: ReactNode }) {
  const { signIn, ...sentences } = useMessages().admin.failure;
  if (!isRefusal(error)) return children ? <span>{children}</span> : null;
  return (
    <>
      <span>{`${sentences[error]} `}</span>
      {error === 'signed_out' ? (
        <a href="/auth" target="_blank" className="underline underline-offset-4" rel="noopener">
          {signIn}
        </a>
      ) : null}
    </>
  );
}
