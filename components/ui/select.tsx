import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';

/** The browser's own select: it works without JavaScript and with every input device. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={clsx(controlStyles, 'cursor-pointer appearance-none pr-11', className)}
        {...props}
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
    </span>
  );
}
