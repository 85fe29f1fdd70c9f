import type { ComponentProps } from 'react';

/** A single-line control; app/styles/controls.css has its styles and those of a file input. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={`control ${className ?? ''}`} {...props} />;
}
