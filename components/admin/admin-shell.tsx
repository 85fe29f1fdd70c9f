import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { adminMenu } from '@/components/admin/menu';
import { MenuLink } from '@/components/admin/menu-link';
import { StarMark } from '@/components/art/marks';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { site } from '@/lib/site';

/** The frame of the back-office: menu beside the page, or folded above it on small screens; calm and dense. */
export async function AdminShell({ email, children }: { email: string; children: ReactNode }) {
  const t = await getTranslations('admin');
  return (
    <div className="min-h-dvh bg-paper-bright md:grid md:grid-cols-[16rem_1fr]">
      <aside className="hidden border-line border-r bg-paper md:block">
        <div className="sticky top-0 flex flex-col gap-6 p-4">
          <Brand />
          <Menu label={t('menuLabel')} />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-paper px-4 py-2 md:px-8">
          <details className="group w-full md:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">
              {t('openMenu')}
            </summary>
            <Menu label={t('menuLabel')} />
          </details>
          <p className="mr-auto truncate text-ink-soft text-small">{email}</p>
          <Link href="/" className="text-small underline underline-offset-4">
            {t('viewSite')}
          </Link>
          <form action="/auth/salir" method="post">
            <Button type="submit" variant="outline" size="sm">
              {t('signOut')}
            </Button>
          </form>
        </header>
        <main id="contenido" tabIndex={-1} className="px-4 py-8 md:px-8">
          {children}
        </main>
      </div>
    </div>
  );
}

function Brand() {
  return (
    <Link href="/admin" className="flex items-center gap-3 px-3 py-2 font-display text-lead">
      <StarMark className="size-6 text-accent" />
      {site.name}
    </Link>
  );
}

async function Menu({ label }: { label: string }) {
  const t = await getTranslations('admin.menu');
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1">
        {adminMenu.map(({ key, href }) => (
          <li key={key}>
            <MenuLink href={href} label={t(key)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
