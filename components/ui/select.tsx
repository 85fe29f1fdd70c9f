import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';

export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={`control cursor-pointer appearance-none pr-11 ${className ?? ''}`}
        {...props}
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
    </span>
  );
}
