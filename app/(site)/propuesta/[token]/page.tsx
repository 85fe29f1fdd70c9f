import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/layout/not-found-view';
import { findTrackedProposal } from '@/lib/submissions/tracking';
import { TrackedProposalView } from './tracked-proposal-view';

/** Rendered at each request and never cached, because it shows the current state. */
export const dynamic = 'force-dynamic';

/** The metadata do not name the proposal, because titles end up in browser histories and shared tabs. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('submissions.tracking');
  return {
    title: t('metaTitle'),
    description: t('metaDescription'),
    robots: { index: false, follow: false },
  };
}

/** The private page of a proposal's author (requirement 4.15); the address is the permission. */
export default async function TrackingPage({ params }: PageProps<'/propuesta/[token]'>) {
  const { token } = await params;
  const proposal = await findTrackedProposal(token);
  return proposal ? <TrackedProposalView proposal={proposal} token={token} /> : <MissingPage />;
}
