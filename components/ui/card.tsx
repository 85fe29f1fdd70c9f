import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Card({ className, ...props }: ComponentProps<'article'>) {
  return (
    <article
      className={cn('flex flex-col items-start gap-3 border-ink border-t-[1.5px] pt-5', className)}
      {...props}
    />
  );
}
