import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A native checkbox, large enough for a thumb. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={clsx(
        'size-6 shrink-0 cursor-pointer rounded-sm accent-(--accent) aria-invalid:outline-2 aria-invalid:outline-danger aria-invalid:outline-offset-2',
        className,
      )}
      {...props}
    />
  );
}
