'use client';
import { ErrorView } from '@/components/layout/error-view';
import texts from '@/messages/es/error.json' with { type: 'json' };

const back = { href: '/tienda', label: texts.toShop };

export default function ProductError({ retry }: { retry: () => void }) {
  return <ErrorView retry={retry} title={texts.book} back={back} />;
}
