'use client';

import { AddToCart } from '@/components/cart/add-to-cart';
import type { AddTexts } from '@/components/cart/cart-texts';
import { Link } from '@/components/ui/link';
import type { CartLine } from '@/lib/cart/lines';
import { pathOf } from '@/lib/parameter-pages';
import { BookCover } from './book-cover';

type BookCardProps = {
  /** What the button adds; the card shows the same book. */
  line: CartLine;
  available: boolean;
  author: string | null;
  badges: readonly string[];
  /** The price of the line. */
  price: string;
  /** Names a cheaper edition. */
  fromPrice: string | false;
  level: 'h2' | 'h3';
  first: boolean;
  texts: { badges: string; add: AddTexts };
};

const addClasses =
  'min-h-11 cursor-pointer py-1 text-left font-medium text-small underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-ink-soft disabled:no-underline';

/** A client component, so that the page has a book's data once: its own markup would be in the page a second time. */
export function BookCard(props: BookCardProps) {
  const { line, available, author, badges, price, fromPrice, level: Title, first, texts } = props;
  const { handle, title } = line.product;
  return (
    <article className="relative flex flex-col">
      <BookCover
        product={line.product}
        widths={[384, 640]}
        sizes="(width < 48rem) 44vw, (width < 64rem) 28vw, 15rem"
        first={first}
      />
      <Title dir="auto" className="mt-4 text-h4 tracking-tight">
        <Link
          href={pathOf('product', handle)}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {title}
        </Link>
      </Title>
      {author ? (
        <p dir="auto" className="mt-1 text-balance text-ink-soft text-small">
          {author}
        </p>
      ) : null}
      <BadgeLine
        label={texts.badges}
        badges={badges}
        className="mt-2 flex flex-wrap gap-x-3 font-medium text-accent text-caption"
      />
      <p className="mt-2 tabular-nums">{price}</p>
      {fromPrice ? <p className="text-caption text-ink-soft">{fromPrice}</p> : null}
      <div className="relative z-1 mt-auto self-start">
        <AddToCart
          line={line}
          available={available}
          texts={texts.add}
          className={addClasses}
          named
        />
      </div>
    </article>
  );
}

type BadgeLineProps = { label: string; badges: readonly string[]; className: string };

export function BadgeLine({ label, badges, className }: BadgeLineProps) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  );
}
