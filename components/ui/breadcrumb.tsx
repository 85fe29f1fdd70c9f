import type { Route } from 'next';
import { Link } from '@/components/ui/link';

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
