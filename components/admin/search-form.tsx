import type { Route } from 'next';
import { AdminLink } from '@/components/admin/navigation';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { longestTerm } from '@/lib/text/search-term';

type Props = {
  /** The list's own address. */
  action: Route;
  label: string;
  submit: string;
  /** Named once there is a term: the way back to the whole list. */
  clear: string;
  term: string;
};

/** Narrows a list of the back-office to a term, in its address. */
export function SearchForm({ action, label, submit, clear, term }: Props) {
  return (
    <search>
      <form action={action} className="mb-5 flex flex-wrap items-end gap-3">
        <div className="min-w-48 max-w-sm flex-1">
          <Label htmlFor="buscar-en-la-lista">{label}</Label>
          <Input
            id="buscar-en-la-lista"
            type="search"
            name="q"
            defaultValue={term}
            maxLength={longestTerm}
            className="min-h-10! py-1.5! text-small!"
          />
        </div>
        <Button type="submit" variant="ink" size="sm">
          {submit}
        </Button>
        {term ? (
          <AdminLink href={action} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
            {clear}
          </AdminLink>
        ) : null}
      </form>
    </search>
  );
}
