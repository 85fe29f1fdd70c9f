import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetails } from '@/components/marketing/contact/contact-details';
import { ContactForm } from '@/components/marketing/contact/contact-form';
import { ContactHero } from '@/components/marketing/contact/contact-hero';
import { OtherDoors } from '@/components/marketing/contact/other-doors';
import { JsonLd } from '@/components/seo/json-ld';
import { Container } from '@/components/ui/container';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { localBusinessJsonLd } from '@/lib/seo/json-ld/local-business';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/contacto' });
}

export default async function ContactPage() {
  const t = await getTranslations('contact');
  const trail = [
    { name: t('home'), path: '/' },
    { name: t('meta.title'), path: '/contacto' },
  ];
  return (
    <>
      <JsonLd data={[localBusinessJsonLd(env.SITE_URL), breadcrumbJsonLd(env.SITE_URL, trail)]} />
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
