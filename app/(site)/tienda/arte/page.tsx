import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SoonPage } from '@/components/shop/soon-page';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shop.meta');
  return pageMetadata({
    title: t('arte'),
    description: t('arteDescription'),
    path: '/tienda/arte',
  });
}

export default function ArteShopPage() {
  return <SoonPage room="arte" />;
}
