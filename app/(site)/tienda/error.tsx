'use client';
import { ErrorView } from '@/components/layout/error-view';
import texts from '@/messages/es/error.json' with { type: 'json' };

export default function ShopError({ retry }: { retry: () => void }) {
  return <ErrorView retry={retry} title={texts.shop} />;
}
