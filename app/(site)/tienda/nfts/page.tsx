import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SoonPage } from '@/components/shop/soon-page';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shop.meta');
  return pageMetadata({
    title: t('nfts'),
    description: t('nftsDescription'),
    path: '/tienda/nfts',
  });
}

export default function NftsShopPage() {
  return <SoonPage room="nfts" />;
}
