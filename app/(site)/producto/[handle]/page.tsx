import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { ProductView } from '@/components/shop/product-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { getProduct, getProducts } from '@/lib/storefront/products';

type ProductPageProps = { params: Promise<{ handle: string }> };

export async function generateStaticParams() {
  const { products } = await getProducts();
  return products.map(({ handle }) => ({ handle }));
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { handle } = await params;
  const product = await getProduct(handle);
  if (!product) return notFoundMetadata();
  const t = await getTranslations('shop.product');
  return pageMetadata({
    title: product.title,
    description: product.description.slice(0, 160) || t('description', { title: product.title }),
    path: `/producto/${product.handle}`,
  });
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { handle } = await params;
  const product = await getProduct(handle);
  return product ? <ProductView product={product} /> : <MissingPage />;
}
