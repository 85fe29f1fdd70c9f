import type { ComponentProps } from 'react';

/** A single-line control; its looks, and those of a file input, stand in app/styles/controls.css. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={`control ${className ?? ''}`} {...props} />;
}
