import { getTranslations } from 'next-intl/server';
import { TileStrips } from '@/components/art/tile-strips';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';

export async function HomeHero() {
  const t = await getTranslations('home.hero');
  return (
    <section aria-labelledby="portada" className="overflow-hidden">
      <Container className="pt-4 md:pt-6">
        {/* Wider letter spacing set by the reader may make the title overflow, so this box scrolls; its top padding
        keeps the accent visible. */}
        <div className="@container -mx-2 -mt-[1.8vw] overflow-x-auto overflow-y-hidden px-2 pt-[1.8vw] [scrollbar-width:none]">
          {/* The hairlines of the largest optical size are too thin for small screens. These use the next optical size,
          whose letters are slightly wider. */}
          <h1
            id="portada"
            className="-ml-[0.04em] whitespace-nowrap [font-variation-settings:'opsz'_144] text-poster tracking-tighter max-lg:text-[length:calc(100cqi/6.72)] max-lg:[font-variation-settings:'opsz'_72]"
          >
            {t('titleStart')} <br />
            {t('titleEnd')}
          </h1>
        </div>
      </Container>
      <div className="mt-8 grid items-end gap-x-10 px-(--gutter) md:mt-12 lg:grid-cols-12 lg:pr-0 lg:pl-(--edge)">
        <div className="pb-10 lg:col-span-4 lg:pb-16">
          <p className="max-w-[36ch] text-lead text-ink-soft">{t('lead')}</p>
          <Link href="/dauro" className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
            {t('explore')}
          </Link>
        </div>
        <TileStrips className="-mx-(--gutter) h-56 sm:h-72 lg:col-span-8 lg:mx-0 lg:h-[25rem]" />
      </div>
      <div aria-hidden="true" className="h-3 bg-ink" />
    </section>
  );
}
