import { cn } from '@/lib/utils';

/** Holds the place of something that is being loaded; announce the loading elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-4 animate-breathe rounded-sm bg-paper-deep', className)}
    />
  );
}
