import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('mx-auto w-full max-w-(--page) px-(--gutter)', className)} {...props} />
  );
}

export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('py-16 md:py-24 xl:py-32', className)} {...props} />;
}

const sizes = {
  h1: 'text-h1 tracking-tighter',
  h2: 'text-h2 tracking-tighter',
  h3: 'text-h3 tracking-tight',
  h4: 'text-h4 tracking-tight',
};

type HeadingProps = ComponentProps<'h2'> & { level: 1 | 2 | 3 | 4; size?: keyof typeof sizes };

/** A heading: `level` sets its place in the outline, `size` only its appearance. */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cn('font-display', sizes[size ?? Tag], className)} {...props} />;
}
