import type { ReactNode } from 'react';
import { PlusIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';

type AccordionItemProps = {
  group: string;
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  className?: string;
};

/** One panel of several with the same `group`: opening it closes the others, without a script. */
export function AccordionItem({ group, summary, children, id, className }: AccordionItemProps) {
  return (
    <details name={group} id={id} className={cn('group/panel border-line border-b', className)}>
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-accent">
        {summary}
        <PlusIcon className="size-5 shrink-0 transition-transform duration-200 group-open/panel:rotate-45" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
