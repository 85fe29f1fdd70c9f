import { getTranslations } from 'next-intl/server';
import { SocialLinks } from '@/components/layout/social-links';
import { Heading } from '@/components/ui/heading';
import { linkVariants } from '@/components/ui/text-link';
import { site } from '@/lib/site';

export async function ContactDetails({ className }: { className?: string }) {
  const t = await getTranslations('contact.details');
  const { address, email, phone, openingHours } = site;
  const term = 'mt-6 text-ink-soft text-small';
  return (
    <section aria-labelledby="datos" className={className}>
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
        <dd>{t('hoursText', openingHours)}</dd>
        <dt className={term}>{t('social')}</dt>
        <dd>
          <SocialLinks label={t('social')} />
        </dd>
      </dl>
    </section>
  );
}
