import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminMenu } from '@/app/admin/_frame/admin-menu';
import { menuFor } from '@/app/admin/_frame/menu';
import { AdminNavigation, AdminPageArea } from '@/app/admin/_frame/navigation';
import { CommandPalette } from '@/app/admin/_frame/palette/command-palette';
import { WaitingProvider } from '@/app/admin/_frame/waiting';
import type { Waiting } from '@/app/admin/_frame/waiting-counts';
import { StarMark } from '@/components/art/marks';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import {
  Sidebar,
  SidebarMenuLabel,
  SidebarProvider,
  SidebarTrigger,
} from '@/components/ui/sidebar';
import { readSidebar, sidebarCookie } from '@/components/ui/sidebar-cookie';
import { site } from '@/lib/site';

type Props = { email: string; isAdmin: boolean; waiting: Waiting; children: ReactNode };

export async function AdminShell({ email, isAdmin, waiting, children }: Props) {
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
      <WaitingProvider initial={waiting}>
        <SidebarProvider initial={initial}>
          <Sidebar label={t('admin.menuLabel')} closeLabel={t('admin.closeMenu')} brand={<Brand />}>
            <AdminMenu isAdmin={isAdmin} />
          </Sidebar>
          <div className="min-w-0">
            <Header email={email} isAdmin={isAdmin} />
            <AdminPageArea label={t('admin.loading')}>{children}</AdminPageArea>
          </div>
        </SidebarProvider>
      </WaitingProvider>
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
      <SidebarMenuLabel>{site.name}</SidebarMenuLabel>
    </Link>
  );
}

async function Header({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const t = await getTranslations('admin');
  const pages = menuFor(isAdmin).map(({ key, href }) => ({ href, label: t(`menu.${key}`) }));
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-line border-b bg-paper px-2 md:px-6"
    >
      <SidebarTrigger label={t('toggleMenu')} openLabel={t('openMenu')} />
      <CommandPalette
        pages={[...pages, { href: '/admin/blog-posts/new', label: t('palette.newPost') }]}
      />
      <p className="ml-auto hidden min-w-0 truncate text-ink-soft text-small sm:block">{email}</p>
      <Link
        href="/"
        className="inline-flex max-sm:ml-auto min-h-11 items-center px-2 text-small underline underline-offset-4"
      >
        {t('viewSite')}
      </Link>
      <form action="/auth/salir" method="post">
        <Button type="submit" variant="outline" size="sm">
          {t('signOut')}
        </Button>
      </form>
    </header>
  );
}
