'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FailureToast } from '@/app/admin/_frame/page-effects';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Rendered inside the back-office's frame, so that the menu stays usable. The server logs the error. */
export default function AdminError({ error, retry }: Props) {
  const t = useTranslations();
  const title = t('admin.loadError.title');
  const message = t(`admin.loadError.${listOf(usePathname())}`);
  return (
    <Callout tone="error" role="group" className="flex flex-col items-start gap-4">
      <FailureToast title={title} description={message} />
      <p className="font-semibold">{title}</p>
      <p>{message}</p>
      {error.digest ? (
        <p className="text-small">{`${t('error.reference')} ${error.digest}`}</p>
      ) : null}
      <Button variant="outline" size="sm" onClick={retry}>
        {t('admin.loadError.retry')}
      </Button>
    </Callout>
  );
}

/** The list that could not be loaded, as a key of `admin.loadError`. */
function listOf(pathname: string) {
  if (pathname.startsWith('/admin/editorial')) return 'proposals';
  if (pathname.startsWith('/admin/personas')) return 'people';
  if (pathname.startsWith('/admin/datos-personales')) return 'person';
  if (pathname.startsWith('/admin/registro')) return 'record';
  if (pathname.startsWith('/admin/estado')) return 'status';
  if (pathname.startsWith('/admin/imagenes')) return 'pictures';
  if (pathname.startsWith('/admin/cartas')) return 'letters';
  if (pathname.startsWith('/admin/cuenta')) return 'account';
  if (/^\/admin\/blog-posts\/./.test(pathname)) return 'post';
  return /^\/admin\/(blog-posts|calendario)/.test(pathname) ? 'posts' : 'contacts';
}
