import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Area } from '@/components/art/areas';
import { Mosaic } from '@/components/art/mosaic';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { cn } from '@/lib/utils';

export type Block = {
  area: Area;
  href: Route;
  span: string;
  dark: boolean;
  /** Where there is room, some walls stand beside the words instead of above them. */
  place?: string;
  /** Fields at the page's left edge keep the page's margin. */
  inset?: string;
};

/** One field of the wall: its colour, its tiles, its name and the way in. */
export async function AreaBlock({ area, href, span, dark, place, inset }: Block) {
  const t = await getTranslations('home.areas');
  const name = t(`${area}.name`);
  return (
    <article
      data-area={area}
      data-ground={dark ? 'dark' : undefined}
      className={cn(
        'relative flex flex-col justify-end overflow-hidden',
        dark ? 'text-paper' : 'text-ink',
        span,
      )}
    >
      <div className={cn('relative min-h-52 flex-1 md:min-h-72', place)}>
        <Mosaic wall={`home-${area}`} className="absolute inset-0" />
      </div>
      <div
        className={cn(
          'relative box-content max-w-[24rem] px-(--gutter) pt-8 pb-10 md:px-12 md:pb-12',
          inset,
        )}
      >
        <h3 className="text-h2 tracking-tighter">{name}</h3>
        <p className="mt-4">{t(`${area}.text`)}</p>
        <Link href={href} className={linkVariants({ variant: 'call', className: 'mt-4' })}>
          {t('more')} <span className="sr-only">{t('about', { area: name })}</span>
        </Link>
      </div>
    </article>
  );
}
