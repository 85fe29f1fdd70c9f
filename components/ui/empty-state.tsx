import type { ReactNode } from 'react';
import { StarMark } from '@/components/art/marks';
import { cn } from '@/lib/utils';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-start gap-4 py-10', className)}>
      <StarMark className="size-10 text-accent-soft" />
      <p className="font-display text-h3 tracking-tight">{title}</p>
      {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}
