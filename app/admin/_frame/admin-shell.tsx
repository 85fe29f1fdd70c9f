import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CommandPalette } from '@/app/admin/_frame/palette/command-palette';
import { SidebarFrame, SidebarGroup } from '@/app/admin/_frame/ui/sidebar';
import { StarMark } from '@/components/art/marks';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { mayWorkOn, workOf } from '@/lib/auth/roles';
import type { Caller } from '@/lib/auth/session';
import { areaNames, isFormArea } from '@/lib/form-areas';
import { site } from '@/lib/site';
import {
  AdminLink,
  AdminNavigation,
  AdminPageArea,
  type AdminPath,
  MenuLink,
  WaitingBadge,
} from './navigation';
import { partAddress } from './schema';
import { waitingForMenu } from './waiting-counts';

/** The icons of the entries. */
const paths = {
  dashboard: 'M4 13V4h7v9zM13 20v-9h7v9zM4 20v-4h7v4zM13 8V4h7v4z',
  posts: 'M5 4h11l3 3v13H5zM9 10h6M9 14h6M9 17h3',
  calendario: 'M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5M8 14h3M8 17h6',
  imagenes: 'M7 3h14v13H7zM3 7v14h14M7 13l4-4 3 3 2-2 5 4M12 7h.01',
  'dauro-arte': 'M4 5h16v11H4zM8 20l4-4 4 4M4 13l5-4 4 4 3-2 4 3',
  editorial: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  servicios: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  contacto: 'M4 6h16v12H4zM4 7l8 6 8-6',
  personas:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm-6 9v-2a6 6 0 0 1 12 0v2M16 4.500a3.500 3.500 0 0 1 0 6.500m2 3a6 6 0 0 1 3 4.500V20',
  'datos-personales':
    'M12 3l8 3v6c0 4.500-3.200 7.600-8 9-4.800-1.400-8-4.500-8-9V6zM9 12l2.200 2.200L15.500 10',
  registro: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  cartas: 'M5 3h9l5 5v13H5zM14 3v5h5M8 12h8M8 16h5',
  estado: 'M3 12h4l3-7 4 14 3-7h4',
  cuenta: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.500a8 8 0 0 1 16 0',
};

type MenuKey = keyof typeof paths;

type Group = { name: 'contents' | 'inboxes' | 'house' | null; keys: readonly MenuKey[] };

/** The entries of the menu and of Ctrl+K by group. Labels: messages `admin.menu` and `admin.menuGroups`. */
const groups: readonly Group[] = [
  { name: null, keys: ['dashboard'] },
  { name: 'contents', keys: ['posts', 'calendario', 'imagenes'] },
  { name: 'inboxes', keys: areaNames },
  { name: 'house', keys: ['personas', 'datos-personales', 'cartas', 'registro', 'estado'] },
];

const hrefOf = (key: MenuKey): AdminPath => (key === 'dashboard' ? '/admin' : partAddress(key));

/** The groups to show, without empty ones. The pages check the permission themselves. */
const menuFor = (roles: readonly string[]) =>
  groups
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => mayWorkOn(roles, workOf(hrefOf(key)))),
    }))
    .filter(({ keys }) => keys.length > 0);

const MenuIcon = ({ of }: { of: MenuKey }) => (
  <Icon d={paths[of]} strokeLinecap="butt" strokeLinejoin="round" className="size-5 shrink-0" />
);

async function AdminMenu({ roles }: { roles: readonly string[] }) {
  const t = await getTranslations('admin');
  return (
    <nav aria-label={t('menuLabel')}>
      {menuFor(roles).map(({ name, keys }) => (
        <SidebarGroup key={name} label={name ? t(`menuGroups.${name}`) : undefined}>
          {keys.map((key) => (
            <li key={key}>
              <MenuLink href={hrefOf(key)} label={t(`menu.${key}`)} icon={<MenuIcon of={key} />}>
                {isFormArea(key) ? <WaitingBadge area={key} /> : null}
              </MenuLink>
            </li>
          ))}
        </SidebarGroup>
      ))}
      <div className="mt-3 border-line border-t pt-3">
        <MenuLink href="/admin/cuenta" label={t('menu.cuenta')} icon={<MenuIcon of="cuenta" />} />
      </div>
    </nav>
  );
}

/** Remembers whether the menu is collapsed. The server reads it, so the layout does not shift. */
export const sidebarCookie = 'dauro-sidebar';

type Props = { caller: Caller; children: ReactNode };

export async function AdminShell({ caller, children }: Props) {
  const t = await getTranslations();
  const isCollapsed = (await cookies()).get(sidebarCookie)?.value === 'collapsed';
  return (
    <AdminNavigation waiting={await waitingForMenu()}>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        {t('layout.skip')}
      </a>
      <SidebarFrame
        initial={isCollapsed ? 'collapsed' : 'open'}
        cookie={sidebarCookie}
        brand={
          <Link
            href="/admin"
            className="group/item relative flex min-h-11 items-center gap-3 px-3.5 font-display text-lead"
          >
            <StarMark className="size-5 shrink-0 text-accent" />
            <span className="sidebar-label">{site.name}</span>
          </Link>
        }
        menu={<AdminMenu roles={caller.roles} />}
        bar={<Bar caller={caller} />}
      >
        <AdminPageArea>{children}</AdminPageArea>
      </SidebarFrame>
    </AdminNavigation>
  );
}

async function Bar({ caller: { name, email, roles } }: Pick<Props, 'caller'>) {
  const t = await getTranslations('admin');
  const groupsOfPages = menuFor(roles).map(({ name: group, keys }) => ({
    heading: group ? t(`menuGroups.${group}`) : t('palette.pages'),
    pages: [
      ...keys.map((key) => ({ href: hrefOf(key), label: t(`menu.${key}`) })),
      ...(group === 'contents'
        ? [{ href: '/admin/blog-posts/new', label: t('palette.newPost') }]
        : []),
    ],
  }));
  return (
    <>
      <CommandPalette groups={groupsOfPages} />
      <AdminLink
        href="/admin/cuenta"
        aria-label={`${t('menu.cuenta')}: ${name || email}`}
        className="ml-auto hidden min-h-11 min-w-0 items-center px-2 text-small underline underline-offset-4 sm:inline-flex"
      >
        <span className="truncate">{name || email}</span>
      </AdminLink>
      <Link
        href="/"
        // On the smallest screens it breaks into two lines.
        className="inline-flex max-sm:ml-auto min-h-11 items-center px-2 text-small underline underline-offset-4 max-sm:leading-tight sm:shrink-0"
      >
        {t('viewSite')}
      </Link>
      <form action="/auth/salir" method="post" className="shrink-0">
        <Button type="submit" variant="outline" size="sm">
          {t('signOut')}
        </Button>
      </form>
    </>
  );
}
