import { getMessages, getTranslations } from 'next-intl/server';
import { ArmIndex, GroupHero } from '@/app/(site)/dauro/sections';
import { CallBand, FactRow, TextSpread } from '@/components/layout/sections';
import { PageJsonLd } from '@/components/seo/json-ld';
import { buttonVariants, linkVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { metadataOf } from '@/lib/seo/metadata';

const path = '/dauro';

export const generateMetadata = metadataOf(path);

export default async function GroupPage() {
  const t = await getTranslations('group');
  const { facts } = (await getMessages()).group;
  return (
    <>
      <PageJsonLd name={t('meta.title')} path={path} />
      <GroupHero title={t('hero.title')} lead={t('hero.lead')} />
      <ArmIndex />
      <TextSpread
        id="quienes-somos"
        title={t('about.title')}
        paragraphs={[t('about.first'), t('about.second'), t('about.third')]}
      >
        <Link href="/dauro/historia" className={linkVariants({ variant: 'call' })}>
          {t('about.history')}
        </Link>
      </TextSpread>
      <FactRow {...facts} className="bg-paper-deep" />
      <CallBand id="servicios" title={t('services.title')} text={t('services.text')}>
        <Link href="/servicios" className={buttonVariants({ variant: 'ink', size: 'lg' })}>
          {t('services.action')}
        </Link>
      </CallBand>
    </>
  );
}
