import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminShell } from '@/app/admin/_frame/admin-shell';
import { requireStaff } from '@/lib/auth/session';
import './admin.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    description: t('panel'),
    robots: { index: false, follow: false },
  };
}

/** Every page and query checks the permission again, because a layout is not rendered on each navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const caller = await requireStaff('/admin');
  const { admin, posts, review, error, blog } = await getMessages();
  return (
    <NextIntlClientProvider
      messages={{ admin, posts, review, error, blog: { categories: blog.categories } }}
    >
      <AdminShell caller={caller}>{children}</AdminShell>
    </NextIntlClientProvider>
  );
}
