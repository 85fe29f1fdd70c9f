import { getTranslations } from 'next-intl/server';
import { type MenuKey, menuFor } from '@/app/admin/_frame/menu';
import { MenuLink } from '@/app/admin/_frame/menu-link';
import { WaitingBadge } from '@/app/admin/_frame/waiting';
import { Icon } from '@/components/ui/icon';
import { SidebarMenu } from '@/components/ui/sidebar';
import { isFormArea } from '@/lib/form-areas';

const paths: Record<MenuKey, string> = {
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
  cartas: 'M5 3h9l5 5v13H5zM14 3v5h5M8 12h8M8 16h5',
  estado: 'M3 12h4l3-7 4 14 3-7h4',
};

export async function AdminMenu({ isAdmin }: { isAdmin: boolean }) {
  const t = await getTranslations('admin');
  return (
    <nav aria-label={t('menuLabel')}>
      <SidebarMenu>
        {menuFor(isAdmin).map(({ key, href }) => (
          <li key={key}>
            <MenuLink
              href={href}
              label={t(`menu.${key}`)}
              icon={
                <Icon
                  d={paths[key]}
                  strokeLinecap="butt"
                  strokeLinejoin="round"
                  className="size-5 shrink-0"
                />
              }
            >
              {isFormArea(key) ? <WaitingBadge area={key} /> : null}
            </MenuLink>
          </li>
        ))}
      </SidebarMenu>
    </nav>
  );
}
