'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ErrorView } from '@/components/layout/error-view';
import { notify } from '@/components/ui/notify';
import { paymentRequired } from '@/lib/storefront/types';
import texts from '@/messages/es/error.json' with { type: 'json' };

type ShopFailureProps = {
  error: Error & { digest?: string };
  retry: () => void;
  title: string;
  /** The link of the page; visitors who came from a page of this site are sent there at once. */
  back?: { href: '/tienda'; label: string };
};

/** Visitors from this site also get a toast and may be sent elsewhere; all see the message about the plan (402). */
export function ShopFailure({ error, retry, title, back }: ShopFailureProps) {
  const router = useRouter();
  const isUnpaid = error.digest === paymentRequired;

  useEffect(() => {
    const isInside = cameFromInside();
    if (isUnpaid) void notify({ kind: 'error', ...texts.payment });
    else if (isInside) void notify({ kind: 'error', title });
    if (isInside && back) router.replace(back.href);
  }, [isUnpaid, back, router, title]);

  const digest = isUnpaid ? undefined : error.digest;
  return <ErrorView retry={retry} title={title} digest={digest} {...(back && { back })} />;
}

/** Toast for visitors who followed a link of this site to a missing product. The page itself is the 404 page. */
export function MissingProductNotice({ title }: { title: string }) {
  useEffect(() => {
    if (cameFromInside()) void notify({ kind: 'error', title });
  }, [title]);
  return null;
}

/**
 * Whether the visitor followed a link of this site, with or without loading the page: Next loads the whole page when
 * its data could not be fetched. Directly opened and reloaded pages do not count.
 */
function cameFromInside(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load) return false;
  const opened = new URL(load.name);
  if (opened.pathname + opened.search !== location.pathname + location.search) return true;
  return load.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
