import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContactHero } from '@/app/(site)/contacto/sections';
import { ButtonLink } from '@/components/ui/button';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/gracias', { noindex: true });

export default async function ThanksPage() {
  const t = await getTranslations('contact.thanks');
  const hours = (chunks: ReactNode) => (
    <span className="min-[20rem]:whitespace-nowrap">{chunks}</span>
  );
  return (
    <ContactHero title={t('title')} lead={t.rich('text', { hours })} wall="thanks">
      <p className="mt-10 flex flex-wrap gap-4 lg:mb-12">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/blog" variant="outline">
          {t('blog')}
        </ButtonLink>
      </p>
    </ContactHero>
  );
}
