import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { ShopHero, ShopTabs } from '@/components/shop/shop-header';
import { ButtonLink } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { armPath } from '@/lib/arms';
import { getAllProducts } from '@/lib/storefront/products';

const sections = {
  arte: { arm: 'arte', wall: 'soon-arte', link: armPath('arte') },
  nfts: { arm: 'ia', wall: 'hero-ia', link: '/blog/nfts-oficiales-seleccion-argentina' },
} as const;

export async function SoonPage({ section }: { section: keyof typeof sections }) {
  const [t, books] = await Promise.all([getTranslations('shop'), getAllProducts()]);
  const { arm, wall, link } = sections[section];
  return (
    <>
      <ShopHero title={t('title')} size="h1" />
      <ShopTabs current={section} books={books.length} />
      <Container className="pt-10 pb-24">
        <div data-arm={arm} className="grid overflow-hidden bg-accent-tint lg:grid-cols-12">
          <div className="px-6 py-12 md:px-12 md:py-20 lg:col-span-7">
            <p className="font-medium text-accent text-small">{t('soon.kicker')}</p>
            <Heading level={2} className="mt-3">
              {t(`soon.${section}.title`)}
            </Heading>
            <p className="mt-6 max-w-[50ch] text-lead">{t(`soon.${section}.text`)}</p>
            <p className="mt-4 text-ink-soft text-small">{t('soon.none')}</p>
            <ButtonLink href={link as Route} className="mt-8">
              {t(`soon.${section}.link`)}
            </ButtonLink>
          </div>
          <picture data-art className="relative min-h-40 lg:col-span-5">
            <img
              src={`/images/walls/${wall}.svg`}
              alt=""
              width={640}
              height={640}
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
        </div>
      </Container>
    </>
  );
}
