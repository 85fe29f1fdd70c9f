import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupLogo, PublisherLogo } from '@/components/art/logos';
import { BackLink } from '@/components/layout/back-link';
import { MainNav, menuId } from '@/components/layout/main-nav';
import { Container } from '@/components/ui/container';
import { ArrowLeftIcon, MenuIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';

export async function SiteHeader({ parent }: { parent?: Route }) {
  const t = await getTranslations('layout');
  return (
    <header data-print="hide" className="relative z-20">
      <Container className="flex min-h-20 items-center justify-between gap-1 max-lg:flex-wrap lg:min-h-24 lg:gap-4">
        <div className="flex items-center gap-2 sm:gap-7">
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
          className="ml-auto inline-flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2 font-medium sm:w-auto lg:hidden"
        >
          <MenuIcon className="size-6" />
          <span className="sr-only sm:not-sr-only">{t('menu')}</span>
        </button>
        <MainNav />
      </Container>
      <Container>
        <BackLink {...(parent ? { parent } : {})}>
          <ArrowLeftIcon className="size-4 transition-transform duration-150 group-hover/back:-translate-x-1" />
          {t('back')}
        </BackLink>
      </Container>
    </header>
  );
}
