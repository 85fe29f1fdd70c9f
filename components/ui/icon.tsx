import type { ComponentProps } from 'react';

/**
 * The common attributes of the icons. They are drawn here, because lucide's icons are client components and would add
 * their library to every public page. This file has no icons, so that a page with one icon does not load the others.
 */
export function Icon({ d, children, ...props }: ComponentProps<'svg'> & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
      {...props}
    >
      {children}
      <path d={d} />
    </svg>
  );
}
