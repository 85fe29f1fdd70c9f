import type { ComponentProps } from 'react';

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`tick ${className ?? ''}`} {...props} />;
}
