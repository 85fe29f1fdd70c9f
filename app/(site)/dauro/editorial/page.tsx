import { getMessages } from 'next-intl/server';
import { SubmissionForm } from '@/components/forms/submission-form';
import { CallBand, FactRow, TextSpread } from '@/components/layout/sections';
import { PageJsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { metadataOf } from '@/lib/seo/metadata';
import { ProposalDialog } from './proposal-dialog';
import { AwardBooks, Distribution, EditorialHero, EditorialLines } from './sections';

const formTitleId = 'envia-tu-propuesta';
const path = '/dauro/editorial';

export const generateMetadata = metadataOf(path);

export default async function EditorialPage() {
  const { editorial, submissions } = await getMessages();
  const { about, hero, highlights, meta, proposal } = editorial;
  return (
    <div data-arm="editorial">
      <PageJsonLd name={meta.title} path={path} />
      <EditorialHero {...hero} />
      <FactRow {...highlights} />
      <AwardBooks />
      <TextSpread id="como-editamos" {...about} />
      <Distribution />
      <EditorialLines />
      <div className="bg-pomegranate-tint">
        <CallBand id="propuesta" title={proposal.title} text={proposal.text}>
          <ProposalDialog
            openLabel={proposal.action}
            titleId={formTitleId}
            className={buttonVariants({ size: 'lg' })}
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <h2 id={formTitleId} className="font-display text-h3 tracking-tight">
                {submissions.proposal.title}
              </h2>
              <form method="dialog" className="shrink-0">
                <button
                  type="submit"
                  aria-label={submissions.proposal.close}
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
