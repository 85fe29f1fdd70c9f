import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { MissingProductNotice } from '@/components/shop/missing-product-notice';

export { notFoundMetadata as generateMetadata } from '@/components/layout/not-found-metadata';

/** The notice stands here, where React arrives last: in the page it spoke while the missing page was still coming. */
export default async function ProductNotFound() {
  const t = await getTranslations('shop.product');
  return (
    <>
      <MissingProductNotice title={t('missing')} />
      <NotFoundView />
    </>
  );
}
