import { getTranslations } from 'next-intl/server';
import { MarginWall } from '@/components/art/mosaic';
import { SubmissionForm } from '@/components/forms/submission-form';
import { Container, Heading } from '@/components/ui/heading';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/dauro/editorial/propuesta');

/** The page of the proposal form for browsers without JavaScript; others see the form in a dialog (requirement 1.7). */
export default async function ProposalPage() {
  const t = await getTranslations('submissions.proposal');
  return (
    <div className="relative">
      <MarginWall />
      <Container className="relative py-12 sm:py-20">
        <Heading level={1} className="max-w-[18ch]">
          {t('title')}
        </Heading>
        <p className="mt-6 max-w-3xl text-lead">{t('intro')}</p>
        <div className="mt-12 max-w-3xl">
          <SubmissionForm area="editorial" />
        </div>
      </Container>
    </div>
  );
}
