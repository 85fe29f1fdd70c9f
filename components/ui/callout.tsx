import type { ComponentProps } from 'react';

const tones = {
  success: 'border-success bg-success-tint',
  error: 'border-danger bg-danger-tint',
};

type CalloutProps = ComponentProps<'div'> & { tone: keyof typeof tones };

/** A message that stays on the page; screen readers announce it at once when it is an error, politely otherwise. */
export function Callout({ tone, className, ...props }: CalloutProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`border-l-4 px-5 py-4 ${tones[tone]} ${className ?? ''}`}
      {...props}
    />
  );
}
