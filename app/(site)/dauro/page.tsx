import { getMessages } from 'next-intl/server';
import { CallBand, FactRow, TextSpread } from '@/components/layout/sections';
import { PageJsonLd } from '@/components/seo/json-ld';
import { ButtonLink, CallLink } from '@/components/ui/button';
import { metadataOf } from '@/lib/seo/metadata';
import { ArmIndex, GroupHero } from './sections';

const path = '/dauro';

export const generateMetadata = metadataOf(path);

export default async function GroupPage() {
  const { about, facts, hero, meta, services } = (await getMessages()).group;
  return (
    <>
      <PageJsonLd name={meta.title} path={path} />
      <GroupHero {...hero} />
      <ArmIndex />
      <TextSpread id="quienes-somos" title={about.title} paragraphs={about.paragraphs}>
        <CallLink href="/dauro/historia">{about.history}</CallLink>
      </TextSpread>
      <FactRow {...facts} className="bg-paper-deep" />
      <CallBand id="servicios" title={services.title} text={services.text}>
        <ButtonLink href="/servicios" variant="ink" size="lg">
          {services.action}
        </ButtonLink>
      </CallBand>
    </>
  );
}
