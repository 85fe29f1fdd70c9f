import type { ComponentProps } from 'react';

const look =
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-caption';
const tones = {
  neutral: 'bg-paper-deep text-ink-soft',
  accent: 'bg-accent text-paper',
  success: 'bg-success-tint text-teal-deep',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-pomegranate-deep',
  info: 'bg-info-tint text-info',
};

type Props = ComponentProps<'span'> & { tone?: keyof typeof tones };

/** A short label of a state or kind; the colour only repeats the text. */
export function Badge({ tone = 'neutral', ...props }: Props) {
  return <span className={`${look} ${tones[tone]}`} {...props} />;
}
