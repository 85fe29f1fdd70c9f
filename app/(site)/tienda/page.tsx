import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageIntro } from '@/components/marketing/page-intro';
import { ProductTeaser } from '@/components/shop/product-teaser';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { linkVariants } from '@/components/ui/text-link';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { getProducts } from '@/lib/storefront/products';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shop.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/tienda' });
}

export default async function ShopPage() {
  const [t, { products }] = await Promise.all([getTranslations('shop'), getProducts()]);
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <p className="mt-4">
          <a
            href={site.links.catalogue}
            rel="noopener"
            className={linkVariants({ variant: 'call' })}
          >
            {t('catalogue')}
          </a>
        </p>
      </PageIntro>
      <Container className="pb-24">
        {products.length > 0 ? (
          <section
            aria-label={t('list')}
            className="grid grid-cols-2 gap-x-6 gap-y-14 md:grid-cols-3 md:gap-x-12 xl:grid-cols-4 xl:gap-x-16"
          >
            {products.map((product) => (
              <ProductTeaser key={product.id} product={product} />
            ))}
          </section>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </Container>
    </>
  );
}
