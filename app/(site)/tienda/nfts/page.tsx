import { SoonPage } from '@/app/(site)/tienda/soon-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/tienda/nfts');

export default function NftsShopPage() {
  return <SoonPage section="nfts" />;
}
