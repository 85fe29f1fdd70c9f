import { getTranslations } from 'next-intl/server';
import { SocialLinks } from '@/components/layout/social-links';
import { site } from '@/lib/site';

export async function FooterContact({ className }: { className?: string }) {
  const t = await getTranslations('layout.footer');
  const { address, email, phone, openingHours } = site;
  return (
    <div className={className}>
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
      <p className="mt-2 text-paper/80 text-small">{t('hours', openingHours)}</p>
      <SocialLinks label={t('social')} className="mt-5" />
    </div>
  );
}
