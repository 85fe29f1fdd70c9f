import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AreaIndex } from '@/components/marketing/area-index';
import { CallBand } from '@/components/marketing/call-band';
import { FactRow } from '@/components/marketing/fact-row';
import { GroupHero } from '@/components/marketing/group/group-hero';
import { TextSpread } from '@/components/marketing/text-spread';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const path = '/dauro';
const facts = ['founded', 'works', 'bookshops', 'films'] as const;
const areas = [
  { area: 'editorial', href: '/dauro/editorial' },
  { area: 'arte', href: '/dauro/arte' },
  { area: 'cine', href: '/dauro/cine' },
  { area: 'ia', href: '/dauro/ia' },
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('group.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path });
}

export default async function GroupPage() {
  const t = await getTranslations('group');
  const trail = [
    { name: site.name, path: '/' },
    { name: t('meta.title'), path },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(env.SITE_URL, trail)} />
      <GroupHero title={t('hero.title')} lead={t('hero.lead')} />
      <AreaIndex
        id="areas"
        title={t('areas.title')}
        areas={areas.map(({ area, href }) => ({
          area,
          href,
          name: t(`areas.${area}.name`),
          text: t(`areas.${area}.text`),
        }))}
      />
      <TextSpread
        id="quienes-somos"
        title={t('about.title')}
        paragraphs={[t('about.first'), t('about.second'), t('about.third')]}
      >
        <Link href="/dauro/historia" className={linkVariants({ variant: 'call' })}>
          {t('about.history')}
        </Link>
      </TextSpread>
      <FactRow
        title={t('facts.title')}
        className="bg-paper-deep"
        facts={facts.map((key) => ({
          value: t(`facts.${key}.value`),
          label: t(`facts.${key}.label`),
        }))}
      />
      <CallBand id="servicios" title={t('services.title')} text={t('services.text')}>
        <Link href="/servicios" className={buttonVariants({ variant: 'ink', size: 'lg' })}>
          {t('services.action')}
        </Link>
      </CallBand>
    </>
  );
}
