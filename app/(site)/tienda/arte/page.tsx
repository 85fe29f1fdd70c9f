import { SoonPage } from '@/app/(site)/tienda/soon-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/tienda/arte');

export default function ArteShopPage() {
  return <SoonPage section="arte" />;
}
