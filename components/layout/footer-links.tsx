import type { Route } from 'next';
import { useId } from 'react';
import { Link } from '@/components/ui/link';

type FooterLinksProps = {
  title: string;
  links: { href: Route; label: string }[];
  className?: string;
};

export function FooterLinks({ title, links, className }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="font-medium font-sans text-paper/70 text-small">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-9 items-center hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
