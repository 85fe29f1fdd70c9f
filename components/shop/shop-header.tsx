import { clsx } from 'clsx';
import type { Route } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartButton } from '@/components/cart/cart-button';
import { ExternalLink } from '@/components/layout/sections';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { Breadcrumbs, TabLinks } from '@/components/ui/page-links';
import { env } from '@/lib/env';
import { breadcrumbJsonLd, type TrailStep } from '@/lib/seo/json-ld/site';
import { site } from '@/lib/site';

type ShopHeroProps = { title: string; lead?: string; size?: 'h1' | 'h2' };

export async function ShopHero({ title, lead, size = lead ? 'h1' : 'h2' }: ShopHeroProps) {
  const t = await getTranslations('shop');
  return (
    <Container className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4 pt-4 pb-8 md:pt-8 md:pb-12 lg:grid lg:grid-cols-[7fr_5fr_auto] lg:items-end lg:gap-x-8">
      {/* Long titles wrap beside the button, which goes below only where the longest word leaves it no room. */}
      <Heading
        level={1}
        size={size}
        className="max-w-full wrap-break-word max-lg:flex-1 lg:min-w-0 lg:wrap-anywhere"
      >
        {title}
      </Heading>
      <div className="order-last w-full max-w-[44ch] lg:order-none">
        {lead ? <p className="text-ink-soft text-lead">{lead}</p> : null}
        <ExternalLink href={site.links.catalogue} note={t('newTab')}>
          {t('catalogue')}
        </ExternalLink>
      </div>
      <ShopCartButton />
    </Container>
  );
}

type ShopSection = 'books' | 'arte' | 'nfts';

export async function ShopTabs({ current, books }: { current: ShopSection; books: number }) {
  const t = await getTranslations('shop.tabs');
  const sections = [
    { section: 'books', href: '/tienda', count: books },
    { section: 'arte', href: '/tienda/arte', count: 0 },
    { section: 'nfts', href: '/tienda/nfts', count: 0 },
  ] as const;
  return (
    <Container>
      <TabLinks
        label={t('label')}
        items={sections.map(({ section, href, count }) => ({
          href,
          count,
          label: t(section),
          current: section === current,
        }))}
      />
    </Container>
  );
}

type ShopTrailProps = {
  steps: TrailStep[];
  /** Shown beside the trail, which on telephones then omits the home page and the current page. */
  children?: ReactNode;
};

const withoutEnds =
  'max-sm:[&>nav_li:first-child]:hidden max-sm:[&>nav_li:last-child]:hidden max-sm:[&>nav_li:nth-last-child(2)]:after:content-none';

export async function ShopTrail({ steps, children }: ShopTrailProps) {
  const t = await getTranslations('shop');
  const trail = [{ name: t('home'), path: '/' }, { name: t('shop'), path: '/tienda' }, ...steps];
  return (
    <Container
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-6 pt-2 [&>nav]:flex-1',
        children ? withoutEnds : null,
      )}
    >
      <JsonLd data={breadcrumbJsonLd(env.SITE_URL, trail)} />
      <Breadcrumbs
        label={t('trail')}
        items={trail.map(({ name, path }, index) => ({
          label: name,
          ...(index < trail.length - 1 && { href: path as Route }),
        }))}
      />
      {children}
    </Container>
  );
}

/** The cart button with only the texts that the drawer needs, because every page contains them. */
export async function ShopCartButton() {
  const { direct: _, ...texts } = (await getMessages()).cart;
  return (
    <CartButton
      texts={texts}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'shrink-0' })}
    />
  );
}

export async function WithoutScriptNote() {
  const t = await getTranslations('cart.add');
  return (
    <noscript>
      <p className="mb-6 text-ink-soft text-small">{t('noScript')}</p>
    </noscript>
  );
}
