import type { Route } from 'next';
import type { Area } from '@/components/art/areas';
import { Mosaic } from '@/components/art/mosaic';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';

type AreaIndexProps = {
  id: string;
  title: string;
  areas: { area: Area; href: Route; name: string; text: string }[];
};

/** The areas as a table of contents: a line each, with the tiling as its thumb index at the right edge. */
export function AreaIndex({ id, title, areas }: AreaIndexProps) {
  return (
    <section aria-labelledby={id} className="pb-16 md:pb-24">
      <Heading level={2} id={id} className="sr-only">
        {title}
      </Heading>
      <ul>
        {areas.map(({ area, href, name, text }) => (
          <li key={area} data-area={area} className="border-line border-t last:border-b">
            <Link
              href={href}
              className="group/area grid items-center gap-x-8 gap-y-1 pl-(--edge) transition-colors duration-200 hover:bg-accent-tint md:grid-cols-12"
            >
              <span className="pt-8 pr-(--gutter) font-display text-h2 text-accent tracking-tighter md:col-span-5 md:py-10 md:pr-0">
                {name}
              </span>
              <span className="pr-(--gutter) pb-6 md:col-span-4 md:py-10 md:pr-0">{text}</span>
              <span className="relative block h-16 overflow-hidden md:col-span-3 md:h-auto md:self-stretch">
                <Mosaic wall={`index-${area}`} className="absolute inset-0" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
