import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/utils';

type TabLink = { href: Route; label: string; current: boolean; count?: number };

export function TabLinks({ label, items }: { label: string; items: TabLink[] }) {
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter)">
      <ul className="flex min-w-max gap-8 border-line border-b">
        {items.map(({ href, label: text, current, count }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cn(
                '-mb-px inline-flex min-h-12 items-center gap-2 border-transparent border-b-[3px] text-ink-soft hover:text-ink',
                current && 'border-accent font-medium text-ink',
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
