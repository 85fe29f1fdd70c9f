import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/marketing/external-link';
import { ShopCartButton } from '@/components/shop/shop-cart-button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/site';

export async function ShopHero({ title, lead }: { title: string; lead?: string }) {
  const t = await getTranslations('shop');
  return (
    <Container className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4 pt-4 pb-8 md:pt-8 md:pb-12 lg:grid lg:grid-cols-[7fr_5fr_auto] lg:items-end lg:gap-x-8">
      <Heading level={1} size={lead ? 'h1' : 'h2'} className="min-w-min lg:min-w-0">
        {title}
      </Heading>
      <div className="order-last w-full max-w-[44ch] lg:order-none">
        {lead ? <p className="text-ink-soft text-lead">{lead}</p> : null}
        <ExternalLink href={site.links.catalogue} note={t('newTab')}>
          {t('catalogue')}
        </ExternalLink>
      </div>
      <ShopCartButton />
    </Container>
  );
}
