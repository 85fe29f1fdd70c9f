import { getMessages, getTranslations } from 'next-intl/server';
import { AiCases, AiHero, AiServices, aiServices } from '@/app/(site)/dauro/ia/sections';
import { CallBand, ExternalLink, FactRow } from '@/components/layout/sections';
import { OfferJsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { metadataOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const path = '/dauro/ia';

export const generateMetadata = metadataOf(path);

export default async function AiPage() {
  const t = await getTranslations('ia');
  const { meta, services, stats } = (await getMessages()).ia;
  return (
    <div data-arm="ia">
      <OfferJsonLd path={path} meta={meta} services={aiServices.map((key) => services[key])} />
      <AiHero title={t('hero.title')} lead={t('hero.lead')} />
      <FactRow {...stats} />
      <AiServices />
      <AiCases />
      <div className="bg-teal-tint">
        <CallBand id="web" title={t('call.title')} text={t('call.text')}>
          <ExternalLink
            href={site.links.ai}
            note={t('call.newTab')}
            className={buttonVariants({ size: 'lg' })}
          >
            {t('call.action')}
          </ExternalLink>
        </CallBand>
      </div>
    </div>
  );
}
