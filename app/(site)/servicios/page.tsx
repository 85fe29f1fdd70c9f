import { getMessages, getTranslations } from 'next-intl/server';
import { ServiceEntries, ServicesHero, services } from '@/app/(site)/servicios/sections';
import { EnquirySection } from '@/components/forms/submission-form';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/servicios';

export const generateMetadata = metadataOf(path);

export default async function ServicesPage() {
  const t = await getTranslations('services');
  const { items, meta } = (await getMessages()).services;
  return (
    <>
      <OfferJsonLd path={path} meta={meta} services={services.map(({ key }) => items[key])} />
      <ServicesHero title={t('title')} lead={t('lead')} />
      <ServiceEntries />
      <div className="bg-paper-deep">
        <EnquirySection namespace="services.enquiry" area="servicios" />
      </div>
    </>
  );
}
