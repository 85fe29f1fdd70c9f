import { getTranslations } from 'next-intl/server';
import { MenuShell } from '@/components/layout/menu-shell';
import { NavLink } from '@/components/layout/nav-link';
import { mainMenu } from '@/components/layout/navigation';
import { SessionLeaf } from '@/components/layout/session-leaf';
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons';

export const menuId = 'menu';

export async function MainNav() {
  const t = await getTranslations('layout');
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
        {mainMenu.map((entry) => (
          <li key={entry.key} className="relative">
            {'entries' in entry ? (
              <details name="submenu" className="group/menu">
                <summary className="site-menu-item">
                  {t(`nav.${entry.key}`)}
                  <ChevronDownIcon className="size-[0.8em] transition-transform duration-200 group-open/menu:rotate-180" />
                </summary>
                <ul className="site-submenu">
                  {entry.entries.map(({ key, href }) => (
                    <li key={key}>
                      <NavLink href={href}>{t(`nav.${key}`)}</NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavLink href={entry.href}>{t(`nav.${entry.key}`)}</NavLink>
            )}
          </li>
        ))}
        <SessionLeaf label={t('signOut')} />
      </ul>
    </MenuShell>
  );
}
