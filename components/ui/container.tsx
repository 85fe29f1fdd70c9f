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
