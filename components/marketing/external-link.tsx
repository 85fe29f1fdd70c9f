import type { ReactNode } from 'react';
import { linkVariants } from '@/components/ui/text-link';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  /** What listeners hear besides the label: that a new tab opens, and where it leads. */
  note: string;
  className?: string;
};

/** A call that leaves the site in a new tab, and says so to the eye and to the ear. */
export function ExternalLink({ href, children, note, className }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={className ?? linkVariants({ variant: 'call' })}
    >
      {/* One piece, also where a button would set its contents side by side: the arrow follows the last word. */}
      <span>
        {children}
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="ml-1.5 inline size-[0.8em] fill-none stroke-2 stroke-current"
        >
          <path d="M7 17 17 7M8 7h9v9" />
        </svg>
      </span>
      <span className="sr-only">{` ${note}`}</span>
    </a>
  );
}
