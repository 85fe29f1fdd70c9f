import { getTranslations } from 'next-intl/server';
import { menuFor } from '@/components/admin/menu';
import { MenuIcon } from '@/components/admin/menu-icon';
import { MenuLink } from '@/components/admin/menu-link';
import { WaitingBadge } from '@/components/admin/waiting';
import { SidebarMenu } from '@/components/ui/sidebar';
import { isFormArea } from '@/lib/form-areas';

/** The menu, beside the page or in the panel of small screens. */
export async function AdminMenu({ isAdmin }: { isAdmin: boolean }) {
  const t = await getTranslations('admin');
  return (
    <nav aria-label={t('menuLabel')}>
      <SidebarMenu>
        {menuFor(isAdmin).map(({ key, href }) => (
          <li key={key}>
            <MenuLink href={href} label={t(`menu.${key}`)} icon={<MenuIcon name={key} />}>
              {isFormArea(key) ? <WaitingBadge area={key} /> : null}
            </MenuLink>
          </li>
        ))}
      </SidebarMenu>
    </nav>
  );
}
