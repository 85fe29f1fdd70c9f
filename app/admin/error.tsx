'use client';

import { usePathname } from 'next/navigation';
import { LoadError } from '@/components/admin/load-error';
import admin from '@/messages/es/admin.json';
import errors from '@/messages/es/error.json';

const { loadError } = admin;

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Inside the frame of the back-office, so that one can go on elsewhere. What failed stands in the server's log. */
export default function AdminError({ error, retry }: Props) {
  return (
    <LoadError
      title={loadError.title}
      message={messageFor(usePathname())}
      retryLabel={loadError.retry}
      retry={retry}
      reference={error.digest ? `${errors.reference} ${error.digest}` : undefined}
    />
  );
}

function messageFor(pathname: string): string {
  if (pathname.startsWith('/admin/editorial')) return loadError.proposals;
  if (pathname.startsWith('/admin/personas')) return loadError.people;
  if (pathname.startsWith('/admin/datos-personales')) return loadError.person;
  if (pathname.startsWith('/admin/estado')) return loadError.status;
  if (/^\/admin\/blog-posts\/./.test(pathname)) return loadError.post;
  return pathname.startsWith('/admin/blog-posts') ? loadError.posts : loadError.contacts;
}
