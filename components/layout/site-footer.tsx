import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import { GroupLogo } from '@/components/art/marks';
import { Container } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { type LinkedPath, menus } from '@/lib/public-pages';
import { hoursLine, site } from '@/lib/site';
import { cn } from '@/lib/utils';
import { pageNames } from './site-header';

const names: Record<keyof typeof site.social, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
};

/** Links to the group's profiles, labelled by name; the maximum width breaks them into rows of three and two. */
export function SocialLinks({ label, className }: { label: string; className?: string }) {
  return (
    <ul
      aria-label={label}
      className={cn(
        'flex max-w-64 flex-wrap gap-x-5 text-small print:block print:max-w-none',
        className,
      )}
    >
      {Object.entries(site.social).map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener"
            className="inline-flex min-h-9 min-w-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2 print:inline"
          >
            {names[network as keyof typeof names]}
          </a>
        </li>
      ))}
    </ul>
  );
}

export async function SiteFooter() {
  const [t, nameOf] = await Promise.all([getTranslations('layout'), pageNames()]);
  return (
    <footer
      data-ground="dark"
      data-print="hide"
      className="relative overflow-hidden bg-ink text-paper"
    >
      <div
        data-art=""
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-3 bg-[url(/images/walls/frieze.svg)] bg-repeat-x xl:[main:has([data-wall])+footer_&]:hidden"
      />
      <Container className="grid min-[16rem]:grid-cols-2 gap-x-6 gap-y-12 pt-20 pb-10 md:gap-x-12 xl:grid-cols-12 xl:gap-x-16">
        <div className="max-md:col-span-full xl:col-span-5">
          <GroupLogo className="origin-left [scale:1.25]" />
          <p className="mt-8 max-w-[24ch] text-balance font-display text-h3 tracking-tight">
            {t('footer.tagline')}
          </p>
        </div>
        <FooterLinks title={t('footer.quickLinks')} paths={menus.quick} nameOf={nameOf} />
        <FooterLinks title={t('footer.arms')} paths={menus.arms} nameOf={nameOf} />
        <FooterContact />
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 border-paper/25 border-t pt-6 text-small col-span-full">
          <p>{t('footer.copyright', { year: String(site.copyrightYear), name: site.name })}</p>
          <nav aria-label={t('footer.legal')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {menus.legal.map((href) => (
                <li key={href}>
                  <Link href={href} className="inline-flex min-h-8 items-center hover:underline">
                    {nameOf(href)}
                  </Link>
                </li>
              ))}
              <li>
                <a href="/feed.xml" className="inline-flex min-h-8 items-center hover:underline">
                  {t('footer.feed')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}

async function FooterContact() {
  const t = await getTranslations('layout.footer');
  const { address, email, phone } = site;
  return (
    <div className="max-md:col-span-full xl:col-span-3">
      <h2 className="font-medium font-sans text-paper/70 text-small">{t('contact')}</h2>
      <address className="mt-3">
        <p>
          <a
            className="inline-flex min-h-9 items-center underline underline-offset-4"
            href={`mailto:${email.info}`}
          >
            {email.info}
          </a>
          <br />
          <a className="inline-flex min-h-9 items-center hover:underline" href={phone.href}>
            {phone.display}
          </a>
        </p>
        <p className="mt-2">
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </p>
      </address>
      <p className="mt-2 text-paper/80 text-small">{hoursLine}</p>
      <SocialLinks label={t('social')} className="mt-5" />
    </div>
  );
}

type FooterLinksProps = {
  title: string;
  paths: readonly LinkedPath[];
  nameOf: (path: LinkedPath) => string;
};

function FooterLinks({ title, paths, nameOf }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="xl:col-span-2">
      <h2 id={id} className="font-medium font-sans text-paper/70 text-small">
        {title}
      </h2>
      <ul className="mt-3">
        {paths.map((path) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-block py-1 leading-7 hover:underline hover:underline-offset-4 xl:whitespace-nowrap"
            >
              {nameOf(path)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
