import { getFormatter, getMessages, getTranslations } from 'next-intl/server';
import { MarginWall } from '@/components/art/mosaic';
import { ActionForm, SubmitButton } from '@/components/forms/action-form';
import { buttonVariants } from '@/components/ui/button';
import { FocusTitle } from '@/components/ui/focus-title';
import { Container, Heading } from '@/components/ui/heading';
import { site } from '@/lib/site';
import { withdrawTrackedProposal } from '@/lib/submissions/actions';
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
      {/* The button that withdraws is gone afterwards. */}
      <FocusTitle change={proposal.status} />
      <Container className="relative pt-8 pb-24 lg:pt-14">
        <p className="text-ink-soft text-small">{t('eyebrow')}</p>
        <Heading
          level={1}
          id="titulo"
          tabIndex={-1}
          size={proposal.title.length > 60 ? 'h2' : 'h1'}
          dir="auto"
          className="mt-4 max-w-[20ch] break-words"
        >
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
                <dt className="text-ink-soft">{term}</dt>
                <dd className="ml-auto text-right">{fact}</dd>
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

/** Withdrawing takes two steps without a script: the native `details` asks for confirmation and contains the button. */
async function Withdrawal({ token }: { token: string }) {
  const t = await getTranslations('submissions.tracking.withdraw');
  const { notices, tracking } = (await getMessages()).submissions;
  const texts = {
    success: tracking.withdraw.success,
    fields: {},
    notices: {
      rate_limit: notices.rate_limit,
      old_version: notices.old_version,
      closed: tracking.withdraw.closed,
      failure: {
        title: t('failure.title'),
        description: t('failure.description', { email: site.email.info }),
      },
    },
  };
  return (
    <details className="mt-16 max-w-prose">
      <summary className={buttonVariants({ variant: 'outline' })}>{t('open')}</summary>
      <div className="mt-6 border-danger border-l-4 bg-danger-tint px-5 py-5">
        <ActionForm action={withdrawTrackedProposal} texts={texts} className="flex flex-col gap-4">
          <p className="font-semibold">{t('question')}</p>
          <p>{t('consequence', { email: site.email.privacy })}</p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton
            label={t('confirm')}
            sendingLabel={t('sending')}
            className={buttonVariants({ variant: 'danger', className: 'self-start' })}
          />
        </ActionForm>
      </div>
    </details>
  );
}
