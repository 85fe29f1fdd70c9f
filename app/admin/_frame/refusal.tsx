'use client';

import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Why the server refused somebody, by the `error` of an action's result. */
export type RefusalReason = 'signed_out' | 'forbidden';

export const isRefusal = (error: unknown): error is RefusalReason =>
  error === 'signed_out' || error === 'forbidden';

/**
 * The sentence for a caller without a session or permission; for any other `error` it shows its children. The link opens
 * another tab, so that what was typed stays.
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

/**
 * Requests JSON from a route of the back-office, without checking its shape. With this `accept` the server answers a
 * refusal with 401 or 403; a page would be redirected.
 */
export async function requestOffice<Data>(
  address: string,
  signal: AbortSignal,
): Promise<Data | RefusalReason | 'failed'> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(address, { cache: 'no-store', headers, redirect: 'error', signal });
    if (answer.status === 401) return 'signed_out';
    if (answer.status === 403) return 'forbidden';
    return answer.ok ? await answer.json() : 'failed';
  } catch {
    return 'failed';
  }
}
