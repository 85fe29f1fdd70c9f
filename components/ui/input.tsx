import type { ComponentProps } from 'react';

const proseTypes = ['text', 'search'];

/** A single-line control; app/styles/controls.css has its styles and those of a file input. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      dir={proseTypes.includes(type) ? 'auto' : undefined}
      className={`control ${className ?? ''}`}
      {...props}
    />
  );
}
