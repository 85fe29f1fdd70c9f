import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArtServices } from '@/components/marketing/art/art-services';
import { ArtVision } from '@/components/marketing/art/art-vision';
import { EnquirySection } from '@/components/marketing/enquiry-section';
import { ArtHero } from '@/components/marketing/heroes/art-hero';
import { AreaJsonLd } from '@/components/seo/area-json-ld';
import { SubmissionForm } from '@/components/submissions/submission-form';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/dauro/arte';
const services = ['reports', 'valuation', 'authenticity', 'sales', 'portfolio', 'museums'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('art.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path });
}

export default async function ArtPage() {
  const t = await getTranslations('art');
  return (
    <div data-area="arte">
      <AreaJsonLd
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
      <EnquirySection
        id="solicitud"
        title={t('enquiry.title')}
        text={t('enquiry.text')}
        hints={{
          lead: t('enquiry.hints'),
          items: [t('enquiry.what'), t('enquiry.where'), t('enquiry.why')],
        }}
      >
        <SubmissionForm area="dauro-arte" />
      </EnquirySection>
    </div>
  );
}
