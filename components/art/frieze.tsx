import { clsx } from 'clsx';

/** One course of bones along an edge. */
export function Frieze({ className }: { className?: string }) {
  return (
    <div
      data-art=""
      aria-hidden="true"
      className={clsx('bg-[url(/images/walls/frieze.svg)] bg-repeat-x', className)}
    />
  );
}
