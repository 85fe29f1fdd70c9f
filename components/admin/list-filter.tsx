import type { Route } from 'next';
import type { ReactNode } from 'react';
import { AdminLink } from '@/components/admin/navigation';
import { Field } from '@/components/forms/field';
import { Button, buttonVariants } from '@/components/ui/button';
import { longestTerm } from '@/lib/text/search-term';
import { cn } from '@/lib/utils';

type Props = {
  /** The list's own address. */
  action: Route;
  /** Names the form where it filters by more than a term. */
  label?: string;
  term: string;
  /** What the term is looked for in. */
  termLabel: string;
  termHint?: string;
  termClassName?: string;
  /** How the list is sorted, which stays. */
  order?: string;
  submit: string;
  /** The way back to the whole list, shown while it is narrowed. */
  clear: string;
  isFiltered: boolean;
  buttonsClassName?: string;
  className?: string;
  children?: ReactNode;
};

/** Narrows a list by an ordinary GET form: the filter stands in the address, to be kept and sent, and no script takes part. */
export function ListFilter({ action, label, term, order, isFiltered, className, ...rest }: Props) {
  const { termLabel, termHint, termClassName, submit, clear, buttonsClassName, children } = rest;
  return (
    <search>
      <form
        action={action}
        aria-label={label}
        className={cn(
          'mb-5 gap-3 [&_.control]:min-h-10! [&_.control]:py-1.5! [&_.control]:text-small!',
          className,
        )}
      >
        {order ? <input type="hidden" name="orden" value={order} /> : null}
        <Field
          type="search"
          name="q"
          label={termLabel}
          placeholder={termHint}
          defaultValue={term}
          maxLength={longestTerm}
          className={termClassName}
        />
        {children}
        <div className={cn('flex flex-wrap items-center gap-3', buttonsClassName)}>
          <Button type="submit" variant="ink" size="sm">
            {submit}
          </Button>
          {isFiltered ? (
            <AdminLink href={action} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
              {clear}
            </AdminLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}
