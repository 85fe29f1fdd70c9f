import { getTranslations } from 'next-intl/server';
import { MenuShell } from '@/components/layout/menu-shell';
import { NavLink } from '@/components/layout/nav-link';
import { pageNames } from '@/components/layout/page-names';
import { SessionLeaf } from '@/components/layout/session-leaf';
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons';
import { menus } from '@/lib/public-pages';

export const menuId = 'menu';

export async function MainNav() {
  const [t, nameOf] = await Promise.all([getTranslations('layout'), pageNames()]);
  return (
    <MenuShell id={menuId} label={t('mainNavigation')}>
      <div className="site-menu-top">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium"
        >
          <CloseIcon />
          {t('closeMenu')}
        </button>
      </div>
      <ul className="site-menu-list">
        {(['group', 'areas'] as const).map((group) => (
          <li key={group} className="relative">
            <details name="submenu" className="group/menu">
              <summary className="site-menu-item">
                {t(`nav.${group}`)}
                <ChevronDownIcon className="size-[0.8em] transition-transform duration-200 group-open/menu:rotate-180" />
              </summary>
              <ul className="site-submenu">
                {menus[group].map((path) => (
                  <li key={path}>
                    <NavLink href={path}>{nameOf(path)}</NavLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {menus.main.map((path) => (
          <li key={path} className="relative">
            <NavLink href={path}>{nameOf(path)}</NavLink>
          </li>
        ))}
        <SessionLeaf label={t('signOut')} />
      </ul>
    </MenuShell>
  );
}
