import { getMessages, getTranslations } from 'next-intl/server';
import { ProposalDialog } from '@/app/(site)/dauro/editorial/proposal-dialog';
import {
  AwardBooks,
  Distribution,
  EditorialHero,
  EditorialLines,
} from '@/app/(site)/dauro/editorial/sections';
import { SubmissionForm } from '@/components/forms/submission-form';
import { CallBand, FactRow, TextSpread } from '@/components/layout/sections';
import { PageJsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { metadataOf } from '@/lib/seo/metadata';

const formTitleId = 'envia-tu-propuesta';
const path = '/dauro/editorial';

export const generateMetadata = metadataOf(path);

export default async function EditorialPage() {
  const t = await getTranslations('editorial');
  const { highlights } = (await getMessages()).editorial;
  const form = await getTranslations('submissions.proposal');
  return (
    <div data-arm="editorial">
      <PageJsonLd name={t('meta.title')} path={path} />
      <EditorialHero title={t('hero.title')} lead={t('hero.lead')} />
      <FactRow {...highlights} />
      <AwardBooks />
      <TextSpread
        id="como-editamos"
        title={t('about.title')}
        paragraphs={[t('about.first'), t('about.second'), t('about.third')]}
      />
      <Distribution />
      <EditorialLines />
      <div className="bg-pomegranate-tint">
        <CallBand id="propuesta" title={t('proposal.title')} text={t('proposal.text')}>
          <ProposalDialog
            openLabel={t('proposal.action')}
            titleId={formTitleId}
            className={buttonVariants({ size: 'lg' })}
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <h2 id={formTitleId} className="font-display text-h3 tracking-tight">
                {form('title')}
              </h2>
              <form method="dialog" className="shrink-0">
                <button
                  type="submit"
                  aria-label={form('close')}
                  className="inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
                >
                  <CloseIcon />
                </button>
              </form>
            </div>
            <SubmissionForm area="editorial" />
          </ProposalDialog>
        </CallBand>
      </div>
    </div>
  );
}
