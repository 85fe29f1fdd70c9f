'use client';

import { usePathname } from 'next/navigation';
import { LoadError } from '@/components/admin/load-error';
import admin from '@/messages/es/admin.json';

const { loadError } = admin;

/** Inside the frame of the back-office, so that one can go on elsewhere. What failed stands in the server's log. */
export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <LoadError
      title={loadError.title}
      message={messageFor(usePathname())}
      retryLabel={loadError.retry}
      retry={retry}
    />
  );
}

function messageFor(pathname: string): string {
  if (pathname.startsWith('/admin/editorial')) return loadError.proposals;
  if (pathname.startsWith('/admin/personas')) return loadError.people;
  if (/^\/admin\/blog-posts\/./.test(pathname)) return loadError.post;
  return pathname.startsWith('/admin/blog-posts') ? loadError.posts : loadError.contacts;
}
