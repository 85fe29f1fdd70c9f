import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { type Arm, armPath } from '@/lib/arms';
import { cn } from '@/lib/utils';

export type Block = {
  span: string;
  dark?: boolean;
  /** On wide screens some walls are beside the text instead of above it. */
  place?: string;
  /** Padding for fields at the page's left edge. */
  inset?: string;
};

export async function ArmBlock({ arm, span, dark, place, inset }: Block & { arm: Arm }) {
  const t = await getTranslations('home.areas');
  const name = t(`${arm}.name`);
  return (
    <article
      data-arm={arm}
      data-ground={dark ? 'dark' : undefined}
      className={cn(
        'relative flex flex-col justify-end overflow-hidden',
        dark ? 'bg-accent text-paper' : 'bg-accent-tint text-ink',
        span,
      )}
    >
      <div className={cn('relative min-h-52 flex-1 md:min-h-72', place)}>
        <Mosaic wall={`home-${arm}`} className="absolute inset-0" />
      </div>
      <div
        className={cn(
          'relative box-content max-w-[24rem] px-(--gutter) pt-8 pb-10 md:px-12 md:pb-12',
          inset,
        )}
      >
        <h3 className="text-h2 tracking-tighter">{name}</h3>
        <p className="mt-4">{t(`${arm}.text`)}</p>
        <Link href={armPath(arm)} className={linkVariants({ variant: 'call', className: 'mt-4' })}>
          {t('more')} <span className="sr-only">{t('about', { area: name })}</span>
        </Link>
      </div>
    </article>
  );
}
