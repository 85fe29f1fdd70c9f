import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupLogo, PublisherLogo } from '@/components/art/marks';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { Container } from '@/components/ui/heading';
import { ArrowLeftIcon, CloseIcon, MenuIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { type LinkedPath, menus, publicPages } from '@/lib/public-pages';
import { MenuShell, NavLink } from './main-menu';
import { BackLink, SessionLeaf } from './site-leaves';

/** The names of pages in menus. */
export async function pageNames() {
  const t = await getTranslations();
  return (path: LinkedPath): string => t(`${publicPages[path].texts}.menu`);
}

export async function SiteHeader({ parent }: { parent?: Route }) {
  const t = await getTranslations('layout');
  return (
    <header data-print="hide" className="relative z-20">
      <Container className="flex min-h-20 items-center justify-between gap-1 max-lg:flex-wrap lg:min-h-24 lg:gap-4">
        <div className="flex flex-wrap items-center gap-5 max-[22rem]:gap-2 sm:gap-7">
          <Link href="/" aria-label={t('homeGroup')}>
            <GroupLogo />
          </Link>
          <Link href="/dauro/editorial" aria-label={t('homePublisher')}>
            <PublisherLogo />
          </Link>
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          className="ml-auto inline-flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2 font-medium max-sm:-mr-3 sm:w-auto lg:hidden"
        >
          <MenuIcon className="size-6" />
          <span className="sr-only sm:not-sr-only">{t('menu')}</span>
        </button>
        <MainNav />
      </Container>
      <Container>
        <BackLink {...(parent ? { parent } : {})}>
          <ArrowLeftIcon className="-ml-0.5 size-4 transition-transform duration-150 group-hover/back:-translate-x-1" />
          {t('back')}
        </BackLink>
      </Container>
    </header>
  );
}

const menuId = 'menu';

async function MainNav() {
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
        {(['group', 'arms'] as const).map((group) => (
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
