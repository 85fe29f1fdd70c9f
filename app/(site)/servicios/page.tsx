import { getTranslations } from 'next-intl/server';
import { ServiceEntries, ServicesHero, services } from '@/app/(site)/servicios/sections';
import { EnquirySection } from '@/components/forms/submission-form';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/servicios';

export const generateMetadata = metadataOf(path);

export default async function ServicesPage() {
  const t = await getTranslations('services');
  const name = t('title');
  return (
    <>
      <OfferJsonLd
        name={name}
        description={t('meta.description')}
        path={path}
        services={services.map(({ key }) => ({
          name: t(`items.${key}.title`),
          description: t(`items.${key}.text`),
        }))}
      />
      <ServicesHero title={name} lead={t('lead')} />
      <ServiceEntries />
      <div className="bg-paper-deep">
        <EnquirySection namespace="services.enquiry" area="servicios" />
      </div>
    </>
  );
}
