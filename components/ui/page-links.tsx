import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/utils';
import { ButtonLink } from './button';
import { Link } from './link';

export type Crumb = { label: string; href?: Route };

export function Breadcrumbs({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label} className="text-small">
      <ol className="flex flex-wrap gap-x-2 text-ink-soft">
        {items.map(({ label: text, href }) => (
          <li
            key={text}
            className="flex min-w-0 items-center after:ml-2 after:text-ink-faint after:content-['/'_/_''] last:after:content-none"
          >
            {href ? (
              <Link
                href={href}
                className="max-w-[min(32ch,72vw)] truncate py-0.5 hover:underline hover:underline-offset-4"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" dir="auto" className="min-w-0 py-0.5 wrap-anywhere">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type TabLink = { href: Route; label: string; current: boolean; count?: number };

export function TabLinks({ label, items }: { label: string; items: TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) scroll-px-[50%] overflow-x-auto px-(--gutter)"
    >
      <ul className="flex min-w-max gap-8 border-line border-b">
        {items.map(({ href, label: text, current, count }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cn(
                '-mb-px inline-flex min-h-12 items-center gap-2 border-transparent border-b-[3px] text-ink-soft hover:text-ink',
                current && 'border-accent font-medium text-ink [scroll-initial-target:nearest]',
              )}
            >
              {text}
              {count === undefined ? null : <span className="text-caption">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PaginationProps = {
  /** Where the messages hold its words. */
  texts: 'blog.pages' | 'blog.search' | 'shop.paging';
  number: number;
  pages: number;
  path: (number: number) => string;
  className: string;
};

/** The lists are too short for links to the first and last page. */
export function Pagination({ texts, number, pages, path, className }: PaginationProps) {
  const t = useTranslations(texts);
  if (pages <= 1) return null;
  const link = (to: number, rel: 'prev' | 'next') => (
    <ButtonLink href={path(to) as Route} rel={rel} variant="outline" size="sm">
      {t(rel === 'prev' ? 'previous' : 'next')}
    </ButtonLink>
  );
  return (
    <nav
      aria-label={t('region')}
      className={cn('flex flex-wrap items-center gap-4 border-line border-t text-small', className)}
    >
      {number > 1 ? link(number - 1, 'prev') : null}
      <span className="text-ink-soft tabular-nums">{t('position', { number, pages })}</span>
      {number < pages ? link(number + 1, 'next') : null}
    </nav>
  );
}
