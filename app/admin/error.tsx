'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { LoadError } from '@/app/admin/_frame/page-effects';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Rendered inside the back-office's frame, so that the menu stays usable. The server logs the error. */
export default function AdminError({ error, retry }: Props) {
  const t = useTranslations();
  return (
    <LoadError
      title={t('admin.loadError.title')}
      message={t(`admin.loadError.${listOf(usePathname())}`)}
      retryLabel={t('admin.loadError.retry')}
      retry={retry}
      reference={error.digest ? `${t('error.reference')} ${error.digest}` : undefined}
    />
  );
}

/** The list that could not be loaded, as a key of `admin.loadError`. */
function listOf(pathname: string) {
  if (pathname.startsWith('/admin/editorial')) return 'proposals';
  if (pathname.startsWith('/admin/personas')) return 'people';
  if (pathname.startsWith('/admin/datos-personales')) return 'person';
  if (pathname.startsWith('/admin/registro')) return 'record';
  if (pathname.startsWith('/admin/estado')) return 'status';
  if (/^\/admin\/blog-posts\/./.test(pathname)) return 'post';
  return /^\/admin\/(blog-posts|calendario)/.test(pathname) ? 'posts' : 'contacts';
}
