import { shelfMetadata } from '@/components/shop/shelf-metadata';
import { ShelfPage } from '@/components/shop/shelf-page';

export const generateMetadata = () => shelfMetadata();

export default function ShopPage() {
  return <ShelfPage />;
}
