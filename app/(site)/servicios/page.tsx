import { getMessages } from 'next-intl/server';
import { EnquirySection } from '@/components/forms/submission-form';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { ServiceEntries, ServicesHero } from './sections';

const path = '/servicios';

export const generateMetadata = metadataOf(path);

export default async function ServicesPage() {
  const { items, lead, meta, title } = (await getMessages()).services;
  return (
    <>
      <OfferJsonLd path={path} meta={meta} services={items} />
      <ServicesHero title={title} lead={lead} />
      <ServiceEntries />
      <div className="bg-paper-deep">
        <EnquirySection namespace="services.enquiry" area="servicios" />
      </div>
    </>
  );
}
