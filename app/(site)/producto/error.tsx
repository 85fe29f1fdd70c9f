'use client';
import { ShopFailure } from '@/components/shop/shop-failure';
import texts from '@/messages/es/error.json' with { type: 'json' };

const back = { href: '/tienda', label: texts.toShop } as const;

export default function ProductError({ error, retry }: { error: Error; retry: () => void }) {
  return <ShopFailure error={error} retry={retry} title={texts.book} back={back} />;
}
