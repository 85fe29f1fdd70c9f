import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Mosaic } from '@/components/art/mosaic';
import { SocialLinks } from '@/components/layout/site-footer';
import { linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { hoursLine, site } from '@/lib/site';

type ContactHeroProps = {
  title: string;
  lead: ReactNode;
  wall: 'contact' | 'thanks';
  children?: ReactNode;
};

export function ContactHero({ title, lead, wall, children }: ContactHeroProps) {
  return (
    <div className="relative overflow-hidden">
      <div className="h-36 sm:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[56%] lg:h-auto">
        <Mosaic wall={wall} eager />
      </div>
      <Container className="relative pt-8 pb-12 lg:pt-12 lg:pb-20">
        <Heading level={1} className="max-w-[12ch]">
          {title}
        </Heading>
        <p className="mt-8 max-w-[34ch] text-ink-soft text-lead">{lead}</p>
        {children}
      </Container>
    </div>
  );
}

export async function ContactDetails() {
  const t = await getTranslations('contact.details');
  const { address, email, phone } = site;
  const term = 'mt-6 text-ink-soft text-small';
  return (
    <section aria-labelledby="datos">
      <Heading level={2} size="h3" id="datos">
        {t('title')}
      </Heading>
      <dl className="mt-2">
        <dt className={term}>{t('email')}</dt>
        <dd>
          <a
            href={`mailto:${email.info}`}
            className={linkVariants({ className: 'inline-block py-0.5' })}
          >
            {email.info}
          </a>
        </dd>
        <dt className={term}>{t('phone')}</dt>
        <dd>
          <a
            href={phone.href}
            className={linkVariants({ variant: 'quiet', className: 'inline-block py-0.5' })}
          >
            {phone.display}
          </a>
        </dd>
        <dt className={term}>{t('address')}</dt>
        <dd>
          {address.street}, {address.postalCode} {address.city}
        </dd>
        <dt className={term}>{t('hours')}</dt>
        <dd>{hoursLine}</dd>
        <dt className={term}>{t('social')}</dt>
        <dd>
          <SocialLinks label={t('social')} />
        </dd>
      </dl>
    </section>
  );
}

const forms = [
  { key: 'proposal', href: '/dauro/editorial/propuesta' },
  { key: 'arte', href: '/dauro/arte' },
  { key: 'services', href: '/servicios' },
] as const;

export async function OtherForms() {
  const t = await getTranslations('contact.otherForms');
  return (
    <section aria-labelledby="puertas" data-print="hide" className="mt-14">
      <Heading level={2} size="h4" id="puertas">
        {t('title')}
      </Heading>
      <ul className="mt-3">
        {forms.map(({ key, href }) => (
          <li key={key} className="border-line border-b py-3">
            <Link href={href} className={linkVariants()}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
