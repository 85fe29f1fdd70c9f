import type { ReactNode } from 'react';
import { StarMark } from '@/components/art/marks';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <StarMark className="size-10 text-accent-soft" />
      <p className="font-display text-h3 tracking-tight wrap-anywhere">{title}</p>
      {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}
