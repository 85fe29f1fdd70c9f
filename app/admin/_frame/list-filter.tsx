import type { Route } from 'next';
import type { ReactNode } from 'react';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { longestTerm } from '@/lib/text/search-term';
import { cn } from '@/lib/utils';

type Props = {
  action: Route;
  /** The accessible name of the form, if it has more filters than the term. */
  label?: string;
  term: string;
  termLabel: string;
  termHint?: string;
  termClassName?: string;
  order?: string;
  submit: string;
  /** The label of the link to the unfiltered list, shown while a filter is set. */
  clear: string;
  isFiltered: boolean;
  buttonsClassName?: string;
  className?: string;
  children?: ReactNode;
};

/** Filters a list by an ordinary GET form, so that the filter is part of the address. */
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
            <AdminLink href={action} button="ghost">
              {clear}
            </AdminLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}
