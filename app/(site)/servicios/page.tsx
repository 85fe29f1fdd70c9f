import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EnquirySection } from '@/components/marketing/enquiry-section';
import { ServiceEntries, services } from '@/components/marketing/services/service-entries';
import { ServicesHero } from '@/components/marketing/services/services-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { SubmissionForm } from '@/components/submissions/submission-form';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { servicesJsonLd } from '@/lib/seo/json-ld/services';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const path = '/servicios';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('services.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path });
}

export default async function ServicesPage() {
  const t = await getTranslations('services');
  const name = t('title');
  const trail = [
    { name: site.name, path: '/' },
    { name, path },
  ];
  const offer = services.map(({ key }) => ({
    name: t(`items.${key}.title`),
    description: t(`items.${key}.text`),
  }));
  const about = { name, description: t('meta.description'), path, services: offer };
  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(env.SITE_URL, trail), servicesJsonLd(env.SITE_URL, about)]} />
      <ServicesHero title={name} lead={t('lead')} />
      <ServiceEntries />
      <div className="bg-paper-deep">
        <EnquirySection
          id="solicitud"
          title={t('enquiry.title')}
          text={t('enquiry.text')}
          hints={{
            lead: t('enquiry.hints'),
            items: [t('enquiry.what'), t('enquiry.where'), t('enquiry.why')],
          }}
        >
          <SubmissionForm area="servicios" />
        </EnquirySection>
      </div>
    </>
  );
}
