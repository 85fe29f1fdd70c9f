import { cn } from '@/lib/utils';

/** Our eight-fold star, turning. `label` is announced; leave it out where a text stands beside it. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex size-5', className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-full animate-spin"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M5.6 5.6h12.8v12.8H5.6z" opacity=".35" />
        <path d="M12 3l9 9-9 9-9-9z" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
