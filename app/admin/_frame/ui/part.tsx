import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

type Props = ComponentProps<'section'> & { id: string; title: string };

/** A part of a page below a line, named by its heading. */
export function Part({ id, title, className, children, ...props }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cn('border-ink border-t-[1.5px] pt-3', className)}
      {...props}
    >
      <h2 id={id} className="mb-3 font-medium font-sans text-body leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
