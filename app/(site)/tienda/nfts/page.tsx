import { SoonPage } from '@/components/shop/soon-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/tienda/nfts');

export default function NftsShopPage() {
  return <SoonPage section="nfts" />;
}
