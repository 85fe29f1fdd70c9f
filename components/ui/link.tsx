'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type LinkProps<Target extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Target>;
};

/**
 * A link inside the site: an ordinary anchor that the router takes over, and that fetches its page when a pointer or
 * the focus comes near. It stands in for `next/link`, which weighs 3.5 KiB on every page and fetches each link in view
 * (docs/decisions/0010-own-link.md).
 */
export function Link<Target extends string>({ href, onClick, ...props }: LinkProps<Target>) {
  const router = useRouter();
  const prepare = () => router.prefetch(href);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || event.button !== 0) return;
    if (props.target || props.download !== undefined) return;
    event.preventDefault();
    router.push(href);
  }

  return <a href={href} onClick={go} onPointerEnter={prepare} onFocus={prepare} {...props} />;
}
