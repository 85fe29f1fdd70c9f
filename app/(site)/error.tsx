'use client';
import { ErrorView } from '@/components/layout/error-view';

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function SiteError({ error, retry }: Props) {
  return <ErrorView retry={retry} digest={error.digest} />;
}
