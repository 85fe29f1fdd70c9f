import { getTranslations } from 'next-intl/server';
import { SubmissionForm } from '@/components/forms/submission-form';
import { PageJsonLd } from '@/components/seo/json-ld';
import { Container, Heading } from '@/components/ui/heading';
import { env } from '@/lib/env';
import { localBusinessJsonLd } from '@/lib/seo/json-ld/site';
import { metadataOf } from '@/lib/seo/metadata';
import { ContactDetails, ContactHero, OtherForms } from './sections';

export const generateMetadata = metadataOf('/contacto');

export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <>
      <PageJsonLd
        name={t('meta.title')}
        path="/contacto"
        home={t('home')}
        data={localBusinessJsonLd(env.SITE_URL)}
      />
      <ContactHero title={t('title')} lead={t('lead')} wall="contact" />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-16 pb-24 lg:grid-cols-12 lg:pt-10">
        <div className="lg:col-span-7">
          <Heading level={2} size="h3" id="formulario" className="mb-2" data-print="hide">
            {t('form.title')}
          </Heading>
          <SubmissionForm area="contacto" labelledBy="formulario" />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <ContactDetails />
          <OtherForms />
        </div>
      </Container>
    </>
  );
}
