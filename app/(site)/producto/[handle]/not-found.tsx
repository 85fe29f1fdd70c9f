import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { MissingProductNotice } from '@/components/shop/shop-failure';

export { notFoundMetadata as generateMetadata } from '@/components/layout/not-found-view';

/** The toast is rendered here, because in page.tsx it appeared before the 404 page. */
export default async function ProductNotFound() {
  const t = await getTranslations('shop.product');
  return (
    <>
      <MissingProductNotice title={t('missing')} />
      <NotFoundView />
    </>
  );
}
