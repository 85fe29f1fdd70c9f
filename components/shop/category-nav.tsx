import { clsx } from 'clsx';
import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { CategoryCount } from '@/lib/shop/queries';

type CategoryNavProps = {
  counts: readonly CategoryCount[];
  total: number;
  /** The slug of the current category; empty in the shop itself, null where no filter applies. */
  current: string | null;
};

export async function CategoryNav({ counts, total, current }: CategoryNavProps) {
  const t = await getTranslations('shop.categories');
  const filters = [
    { slug: '', name: t('all'), count: total },
    ...counts.map(({ category: { slug, name }, count }) => ({ slug, name, count })),
  ];
  return (
    <nav
      aria-label={t('label')}
      className="-mx-(--gutter) scroll-px-(--gutter) overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0">
        {filters.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={(slug ? `/tienda/categoria/${slug}` : '/tienda') as Route}
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-baseline justify-between gap-2 whitespace-nowrap border border-line px-3 py-2 text-small lg:min-h-0 lg:border-0 lg:border-b lg:px-0',
                slug === current
                  ? 'border-ink bg-ink text-paper max-lg:[scroll-initial-target:nearest] lg:border-line lg:bg-transparent lg:font-semibold lg:text-accent'
                  : 'hover:underline hover:underline-offset-4',
              )}
            >
              <span>{name}</span>
              <span className="text-caption tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
