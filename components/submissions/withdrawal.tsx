import { getMessages, getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { site } from '@/lib/site';
import { withdrawTrackedProposal } from '@/lib/submissions/tracking-actions';

/** Withdrawing takes two steps without a script: the native `details` asks for confirmation and contains the button. */
export async function Withdrawal({ token }: { token: string }) {
  const t = await getTranslations('submissions.tracking.withdraw');
  const { notices, tracking } = (await getMessages()).submissions;
  const texts = {
    success: tracking.withdraw.success,
    fields: {},
    notices: {
      rate_limit: notices.rate_limit,
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
