import { getFormatter, getTranslations } from 'next-intl/server';
import { MarginWall } from '@/components/art/margin-wall';
import { Withdrawal } from '@/components/submissions/withdrawal';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/site';
import type { TrackedProposal } from '@/lib/submissions/tracking';

type Props = { proposal: TrackedProposal; token: string };

export async function TrackedProposalView({ proposal, token }: Props) {
  const t = await getTranslations('submissions.tracking');
  const format = await getFormatter();
  const day = (moment: string) => (
    <time dateTime={moment}>{format.dateTime(new Date(moment), { dateStyle: 'long' })}</time>
  );
  const facts = [
    [t('reference'), proposal.reference],
    [t('received'), day(proposal.receivedAt)],
    [t('lastStep'), day(proposal.lastStepAt)],
  ] as const;
  return (
    <div className="relative">
      <MarginWall />
      <Container className="relative pt-8 pb-24 lg:pt-14">
        <p className="text-ink-soft text-small">{t('eyebrow')}</p>
        <Heading level={1} dir="auto" className="mt-4 max-w-[18ch] break-words">
          {proposal.title}
        </Heading>
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6 xl:col-span-5">
            <p className="text-ink-soft text-small">{t('state')}</p>
            <p className="mt-1 font-display text-accent text-h3 tracking-tight">
              {t(`status.${proposal.status}`)}
            </p>
            <p className="mt-4 max-w-[44ch] text-lead">{t(`meaning.${proposal.status}`)}</p>
          </div>
          <dl className="lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-6">
            {facts.map(([term, fact]) => (
              <div
                key={term}
                className="flex flex-wrap justify-between gap-x-3 border-line border-b py-3"
              >
                <dt className="whitespace-nowrap text-ink-soft">{term}</dt>
                <dd className="ml-auto whitespace-nowrap text-right">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        {proposal.canWithdraw ? <Withdrawal token={token} /> : null}
        <p className="mt-16 max-w-prose text-ink-soft text-small">
          {t('private', { email: site.email.editorial })}
        </p>
      </Container>
    </div>
  );
}
