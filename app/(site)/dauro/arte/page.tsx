import { getMessages } from 'next-intl/server';
import { EnquirySection } from '@/components/forms/submission-form';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { ArtHero, ArtServices, ArtVision } from './sections';

const path = '/dauro/arte';

export const generateMetadata = metadataOf(path);

export default async function ArtPage() {
  const { hero, meta, services } = (await getMessages()).arte;
  return (
    <div data-arm="arte">
      <OfferJsonLd path={path} meta={meta} services={services.items} />
      <ArtHero {...hero} />
      <ArtServices />
      <ArtVision />
      <EnquirySection namespace="arte.enquiry" area="dauro-arte" />
    </div>
  );
}
