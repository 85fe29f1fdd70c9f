import type { ComponentProps } from 'react';

/** A native checkbox, large enough for touch. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`tick ${className ?? ''}`} {...props} />;
}
