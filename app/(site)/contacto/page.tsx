import { getTranslations } from 'next-intl/server';
import { ContactDetails } from '@/components/marketing/contact/contact-details';
import { ContactForm } from '@/components/marketing/contact/contact-form';
import { ContactHero } from '@/components/marketing/contact/contact-hero';
import { OtherDoors } from '@/components/marketing/contact/other-doors';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { Container } from '@/components/ui/container';
import { env } from '@/lib/env';
import { localBusinessJsonLd } from '@/lib/seo/json-ld/local-business';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('contact.meta', '/contacto');

export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <>
      <PageJsonLd
        name={t('meta.title')}
        path="/contacto"
        home={t('home')}
        data={[localBusinessJsonLd(env.SITE_URL)]}
      />
      <ContactHero title={t('title')} lead={t('lead')} wall="contact" />
      <Container className="grid gap-x-16 gap-y-16 pb-24 lg:grid-cols-12 lg:pt-10">
        <ContactForm className="lg:col-span-7" />
        <div className="lg:col-span-4 lg:col-start-9">
          <ContactDetails />
          <OtherDoors className="mt-14" />
        </div>
      </Container>
    </>
  );
}
