import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/components/admin/navigation';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { longestTerm } from '@/lib/text/search-term';

/** Finds accounts by a part of their address. */
export async function PeopleSearch({ term }: { term: string }) {
  const t = await getTranslations('admin.people');
  return (
    <search>
      <form action="/admin/personas" className="mb-5 flex flex-wrap items-end gap-3">
        <div className="min-w-48 max-w-sm flex-1">
          <Label htmlFor="buscar-cuenta">{t('search')}</Label>
          <Input
            id="buscar-cuenta"
            type="search"
            name="q"
            defaultValue={term}
            maxLength={longestTerm}
            className="min-h-10! py-1.5! text-small!"
          />
        </div>
        <Button type="submit" variant="ink" size="sm">
          {t('submit')}
        </Button>
        {term ? (
          <AdminLink
            href="/admin/personas"
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            {t('clear')}
          </AdminLink>
        ) : null}
      </form>
    </search>
  );
}
