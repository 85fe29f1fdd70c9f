import { getMessages, getTranslations } from 'next-intl/server';
import {
  FilmHero,
  FilmProjects,
  FilmProposal,
  FilmStrip,
  filmServices,
} from '@/app/(site)/dauro/cine/sections';
import { FactRow, TextSpread } from '@/components/layout/sections';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/dauro/cine';

export const generateMetadata = metadataOf(path);

export default async function FilmPage() {
  const t = await getTranslations('cine');
  const { meta, services, stats } = (await getMessages()).cine;
  return (
    <div data-arm="cine">
      <OfferJsonLd path={path} meta={meta} services={filmServices.map((key) => services[key])} />
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
