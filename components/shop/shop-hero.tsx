import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/marketing/external-link';
import { CartCorner } from '@/components/shop/cart-corner';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/site';

/** The head of every page of the shop: what it is, the way to the publisher's whole catalogue, and the cart. */
export async function ShopHero({ title, lead }: { title: string; lead?: string }) {
  const t = await getTranslations('shop');
  return (
    <Container className="grid grid-cols-[1fr_auto] items-start gap-x-8 gap-y-4 pt-4 pb-8 md:pt-8 md:pb-12 lg:grid-cols-[7fr_5fr_auto] lg:items-end">
      <Heading level={1} size={lead ? 'h1' : 'h2'} className="min-w-0">
        {title}
      </Heading>
      <div className="col-span-2 max-w-[44ch] lg:col-span-1">
        {lead ? <p className="text-ink-soft text-lead">{lead}</p> : null}
        <ExternalLink href={site.links.catalogue} note={t('newTab')}>
          {t('catalogue')}
        </ExternalLink>
      </div>
      <div className="col-start-2 row-start-1 lg:col-start-3">
        <CartCorner />
      </div>
    </Container>
  );
}
