'use client';

import type { Route } from 'next';
import NextLink, { type LinkProps as NextLinkProps } from 'next/link';
import { useState } from 'react';

type LinkProps<Target extends string> = Omit<NextLinkProps<Target>, 'href'> & {
  href: Route<Target>;
};

/**
 * `next/link` for pages of this site. It prefetches when a pointer or the focus comes near instead of when the link
 * scrolls into view, since a list of books would fetch a dozen pages that are never opened.
 */
export function Link<Target extends string>(props: LinkProps<Target>) {
  const [near, setNear] = useState(false);
  const prepare = () => setNear(true);
  return (
    <NextLink
      prefetch={near ? null : false}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...props}
    />
  );
}
