import { getMessages, getTranslations } from 'next-intl/server';
import { FilmHero, FilmProjects, FilmProposal, FilmStrip } from '@/app/(site)/dauro/cine/sections';
import { FactRow, TextSpread } from '@/components/layout/sections';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/dauro/cine';
const services = ['production', 'postproduction', 'distribution', 'training'] as const;

export const generateMetadata = metadataOf(path);

export default async function FilmPage() {
  const t = await getTranslations('cine');
  const { stats } = (await getMessages()).cine;
  return (
    <div data-arm="cine">
      <OfferJsonLd
        name={t('meta.title')}
        description={t('meta.description')}
        path={path}
        services={services.map((key) => ({
          name: t(`services.${key}.title`),
          description: t(`services.${key}.text`),
        }))}
      />
      <FilmHero title={t('hero.title')} lead={t('hero.lead')} />
      <FactRow {...stats} />
      <FilmStrip />
      <TextSpread
        id="guion"
        title={t('about.title')}
        paragraphs={[t('about.first'), t('about.second')]}
      />
      <FilmProjects />
      <FilmProposal />
    </div>
  );
}
