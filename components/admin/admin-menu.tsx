import { getTranslations } from 'next-intl/server';
import { menuFor } from '@/components/admin/menu';
import { MenuIcon } from '@/components/admin/menu-icon';
import { MenuLink } from '@/components/admin/menu-link';

/** The menu, beside the page or in the panel of small screens. */
export async function AdminMenu({ isAdmin }: { isAdmin: boolean }) {
  const t = await getTranslations('admin');
  return (
    <nav aria-label={t('menuLabel')}>
      <ul className="flex flex-col gap-0.5">
        {menuFor(isAdmin).map(({ key, href }) => (
          <li key={key}>
            <MenuLink href={href} label={t(`menu.${key}`)} icon={<MenuIcon name={key} />} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
