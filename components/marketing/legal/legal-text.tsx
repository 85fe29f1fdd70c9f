import type { Route } from 'next';
import { piecesOf } from '@/components/marketing/legal/facts';
import { Link } from '@/components/ui/link';

export function LegalText({ text }: { text: string }) {
  return piecesOf(text).map(({ key, fact: { text: words, href } }) => {
    if (!href) return words;
    if (href.startsWith('/')) {
      return (
        <Link key={key} href={href as Route}>
          {words}
        </Link>
      );
    }
    return (
      <a key={key} href={href}>
        {words}
      </a>
    );
  });
}
