import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { longestTerm } from '@/lib/text/search-term';

/** A plain GET form, so that the results have an address. */
export async function ShopSearch({ query = '' }: { query?: string }) {
  const t = await getTranslations('shop.search');
  return (
    <search>
      <form action="/tienda">
        <label htmlFor="buscar-libros" className="font-medium text-small">
          {t('label')}
        </label>
        <div className="mt-2 flex">
          <Input
            id="buscar-libros"
            type="search"
            name="q"
            required
            defaultValue={query}
            maxLength={longestTerm}
            placeholder={t('placeholder')}
            className="min-w-0 border-r-0 text-small"
          />
          <button type="submit" className={buttonVariants({ variant: 'ink', size: 'sm' })}>
            {t('submit')}
          </button>
        </div>
      </form>
    </search>
  );
}
