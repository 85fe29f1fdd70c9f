'use client';
import { ShopFailure } from '@/components/shop/shop-failure';
import texts from '@/messages/es/error.json' with { type: 'json' };

export default function ShopError({ error, retry }: { error: Error; retry: () => void }) {
  return <ShopFailure error={error} retry={retry} title={texts.shop} />;
}
