import { getTranslations } from 'next-intl/server';
import { BookGrid } from '@/components/shop/book-grid';
import { Heading } from '@/components/ui/heading';
import { getRelatedBooks } from '@/lib/shop/queries';
import type { Product } from '@/lib/storefront/types';

export async function RelatedBooks({ product }: { product: Product }) {
  const [t, related] = await Promise.all([
    getTranslations('shop.product'),
    getRelatedBooks(product),
  ]);
  if (related.length === 0) return null;
  return (
    <div className="mt-20">
      <Heading level={2} size="h3" className="mb-8">
        {t('related')}
      </Heading>
      <BookGrid label={t('related')} products={related} level="h3" className="md:grid-cols-4" />
    </div>
  );
}
