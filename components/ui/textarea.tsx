import type { ComponentProps } from 'react';

export function Textarea({ className, rows = 6, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={`control field-sizing-content min-h-36 resize-y ${className ?? ''}`}
      {...props}
    />
  );
}
