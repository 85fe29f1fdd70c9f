import { getMessages } from 'next-intl/server';
import { CallBand, ExternalLink, FactRow } from '@/components/layout/sections';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { metadataOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { AiCases, AiHero, AiServices } from './sections';

const path = '/dauro/ia';

export const generateMetadata = metadataOf(path);

export default async function AiPage() {
  const { call, hero, meta, services, stats } = (await getMessages()).ia;
  return (
    <div data-arm="ia">
      <OfferJsonLd path={path} meta={meta} services={services.items} />
      <AiHero {...hero} />
      <FactRow {...stats} />
      <AiServices />
      <AiCases />
      <div className="bg-teal-tint">
        <CallBand id="web" title={call.title} text={call.text}>
          <ExternalLink
            href={site.links.ai}
            note={call.newTab}
            className={buttonVariants({ size: 'lg' })}
          >
            {call.action}
          </ExternalLink>
        </CallBand>
      </div>
    </div>
  );
}
