import type { ComponentProps } from 'react';

/**
 * The frame of the signs the interface draws. Drawn here because lucide's own are client components and would bring their
 * library to every public page. In a file of its own, so that a page with one sign does not load the paths of others.
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
