import { getTranslations } from 'next-intl/server';
import { ArtHero, ArtServices, ArtVision } from '@/app/(site)/dauro/arte/sections';
import { EnquirySection } from '@/components/forms/submission-form';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/dauro/arte';
const services = ['reports', 'valuation', 'authenticity', 'sales', 'portfolio', 'museums'] as const;

export const generateMetadata = metadataOf(path);

export default async function ArtPage() {
  const t = await getTranslations('arte');
  return (
    <div data-arm="arte">
      <OfferJsonLd
        name={t('meta.title')}
        description={t('meta.description')}
        path={path}
        services={services.map((key) => ({
          name: t(`services.${key}.title`),
          description: t(`services.${key}.text`),
        }))}
      />
      <ArtHero title={t('hero.title')} lead={t('hero.lead')} />
      <ArtServices />
      <ArtVision />
      <EnquirySection namespace="arte.enquiry" area="dauro-arte" />
    </div>
  );
}
