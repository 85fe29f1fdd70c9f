import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { pathOf } from '@/lib/parameter-pages';
import { productJsonLd } from '@/lib/seo/json-ld/products';
import { pageMetadata } from '@/lib/seo/metadata';
import { cardOf } from '@/lib/seo/social/social-image';
import { summary } from '@/lib/shop/categories';
import { getAllProducts, getProduct } from '@/lib/storefront/products';
import { ProductView } from './product-view';

type ProductPageProps = { params: Promise<{ handle: string }> };

export async function generateStaticParams() {
  return (await getAllProducts()).map(({ handle }) => ({ handle }));
}

/** Next hands a page its parameter encoded by `encodeURIComponent`, and a route handler the text. */
const productAt = ({ handle }: Awaited<ProductPageProps['params']>) =>
  getProduct(decodeURIComponent(handle));

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const product = await productAt(await params);
  if (!product) return notFoundMetadata();
  const t = await getTranslations('shop.product');
  const { title, book, description } = product;
  const path = pathOf('product', product.handle);
  return pageMetadata({
    title: book.author ? t('by', { title, author: book.author }) : title,
    description: summary(description) || t('description', { title }),
    path,
    image: cardOf(`${path}/social.jpg`, title),
  });
}

export default async function ProductPage({ params }: ProductPageProps) {
  const product = await productAt(await params);
  if (!product) return <MissingPage />;
  return (
    <>
      <JsonLd data={productJsonLd(env.SITE_URL, product)} />
      <ProductView product={product} />
    </>
  );
}
