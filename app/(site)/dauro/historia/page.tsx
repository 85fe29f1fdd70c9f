import { getTranslations } from 'next-intl/server';
import { CallBand, PageIntro } from '@/components/layout/sections';
import { PageJsonLd } from '@/components/seo/json-ld';
import { ButtonLink, CallLink } from '@/components/ui/button';
import { metadataOf } from '@/lib/seo/metadata';
import { HistoryGallery, SinceBanner, Story } from './sections';

const path = '/dauro/historia';

export const generateMetadata = metadataOf(path);

export default async function HistoryPage() {
  const t = await getTranslations('history');
  return (
    <>
      <PageJsonLd name={t('title')} path={path} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <SinceBanner text={t('since')} />
      <Story />
      <HistoryGallery />
      <CallBand id="siguiente" title={t('next.title')} text={t('next.text')}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href="/servicios" variant="ink" size="lg">
            {t('next.services')}
          </ButtonLink>
          <CallLink href="/dauro">{t('next.group')}</CallLink>
        </div>
      </CallBand>
    </>
  );
}
