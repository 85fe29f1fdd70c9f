import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from '@/components/ui/control-styles';

/** A single-line control. A file input shows its native button in our colours. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={clsx(
        controlStyles,
        'file:mr-4 file:cursor-pointer file:rounded-sm file:border-0 file:bg-ink file:px-4 file:py-1.5 file:text-paper file:text-small',
        className,
      )}
      {...props}
    />
  );
}
