import { getMessages } from 'next-intl/server';
import { FactRow, TextSpread } from '@/components/layout/sections';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { FilmHero, FilmProjects, FilmProposal, FilmStrip } from './sections';

const path = '/dauro/cine';

export const generateMetadata = metadataOf(path);

export default async function FilmPage() {
  const { about, hero, meta, services, stats } = (await getMessages()).cine;
  return (
    <div data-arm="cine">
      <OfferJsonLd path={path} meta={meta} services={services.items} />
      <FilmHero {...hero} />
      <FactRow {...stats} />
      <FilmStrip />
      <TextSpread id="guion" {...about} />
      <FilmProjects />
      <FilmProposal />
    </div>
  );
}
