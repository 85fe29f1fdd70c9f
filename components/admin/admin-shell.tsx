import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminMenu } from '@/components/admin/admin-menu';
import { AdminNavigation, AdminPageArea } from '@/components/admin/navigation';
import { readSidebar, sidebarCookie } from '@/components/admin/sidebar-cookie';
import { SidebarFrame } from '@/components/admin/sidebar-frame';
import { StarMark } from '@/components/art/marks';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { site } from '@/lib/site';

type Props = { email: string; isAdmin: boolean; children: ReactNode };

/** The frame of the back-office: calm and dense. */
export async function AdminShell({ email, isAdmin, children }: Props) {
  const t = await getTranslations();
  const initial = readSidebar((await cookies()).get(sidebarCookie)?.value);
  return (
    <AdminNavigation>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        {t('layout.skip')}
      </a>
      <SidebarFrame
        initial={initial}
        brand={<Brand />}
        menu={<AdminMenu isAdmin={isAdmin} />}
        header={<Header email={email} />}
        texts={{
          open: t('admin.openMenu'),
          close: t('admin.closeMenu'),
          label: t('admin.menuLabel'),
          toggle: t('admin.toggleMenu'),
        }}
      >
        <AdminPageArea label={t('admin.loading')}>{children}</AdminPageArea>
      </SidebarFrame>
    </AdminNavigation>
  );
}

function Brand() {
  return (
    <Link
      href="/admin"
      className="group/item relative flex min-h-11 items-center gap-3 px-3.5 font-display text-lead"
    >
      <StarMark className="size-5 shrink-0 text-accent" />
      <span className="sidebar-label">{site.name}</span>
    </Link>
  );
}

async function Header({ email }: { email: string }) {
  const t = await getTranslations('admin');
  return (
    <>
      <p className="mr-auto ml-12 hidden min-w-0 truncate text-ink-soft text-small sm:block md:ml-0">
        {email}
      </p>
      <Link
        href="/"
        className="ml-auto inline-flex min-h-11 items-center px-2 text-small underline underline-offset-4"
      >
        {t('viewSite')}
      </Link>
      <form action="/auth/salir" method="post">
        <Button type="submit" variant="outline" size="sm">
          {t('signOut')}
        </Button>
      </form>
    </>
  );
}
