import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CallBand } from '@/components/marketing/call-band';
import { Gallery } from '@/components/marketing/history/gallery';
import { Story } from '@/components/marketing/history/story';
import { PageIntro } from '@/components/marketing/page-intro';
import { SinceBanner } from '@/components/marketing/since-banner';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const path = '/dauro/historia';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('history.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path });
}

export default async function HistoryPage() {
  const t = await getTranslations('history');
  const group = await getTranslations('group.meta');
  const trail = [
    { name: site.name, path: '/' },
    { name: group('title'), path: '/dauro' },
    { name: t('title'), path },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(env.SITE_URL, trail)} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <SinceBanner text={t('since')} />
      <Story />
      <Gallery />
      <CallBand id="siguiente" title={t('next.title')} text={t('next.text')}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Link href="/servicios" className={buttonVariants({ variant: 'ink', size: 'lg' })}>
            {t('next.services')}
          </Link>
          <Link href="/dauro" className={linkVariants({ variant: 'call' })}>
            {t('next.group')}
          </Link>
        </div>
      </CallBand>
    </>
  );
}
