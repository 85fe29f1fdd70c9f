import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { EmailAddress, formatDateTime } from '@/app/admin/_frame/labels';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { Field, SelectField } from '@/components/forms/field';
import type { Invitation } from '@/lib/auth/invitations';
import { roleNames } from '@/lib/auth/roles';
import { sendInvitation, takeBackInvitation } from './actions';

function InvitationForm() {
  const { invitations: texts, people } = useMessages().admin;
  return (
    <AdminForm
      action={sendInvitation}
      texts={texts}
      button={{ className: 'min-h-10 self-end' }}
      labelledBy="invitar"
      className="max-w-3xl flex-row flex-wrap items-end [&_input]:min-h-10! [&_input]:py-1.5!"
    >
      <Field
        name="email"
        type="email"
        label={texts.email}
        autoComplete="off"
        required
        className="min-w-0 flex-1 basis-64"
      />
      <SelectField
        name="role"
        label={texts.role}
        defaultValue="staff"
        options={[...roleNames].reverse().map((value) => ({ value, label: people.role[value] }))}
        className="min-w-0 basis-44"
      />
    </AdminForm>
  );
}

function InvitationForms({ id, email, role }: Invitation) {
  const { invitations: texts } = useMessages().admin;
  const button = { variant: 'outline', className: 'min-h-8! px-3! text-caption!' } as const;
  return (
    <span className="flex flex-wrap gap-2">
      <AdminForm
        action={sendInvitation}
        texts={{ ...texts, submit: texts.again }}
        hidden={{ email, role }}
        subject={email}
        button={button}
      />
      <AdminForm
        action={takeBackInvitation}
        texts={{ ...texts, submit: texts.takeBack, success: texts.takenBack }}
        hidden={{ id }}
        subject={email}
        button={button}
      />
    </span>
  );
}

/** Invites an address to a role, and shows the invitations that were not accepted yet. */
export async function Invitations({ pending }: { pending: readonly Invitation[] }) {
  const t = await getTranslations('admin');
  return (
    <section aria-labelledby="invitar" className="mb-12">
      <h2 id="invitar" className="mb-1 font-medium font-sans text-body">
        {t('invitations.title')}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{t('invitations.intro')}</p>
      <InvitationForm />
      {pending.length > 0 ? (
        <>
          <h3 className="mt-8 border-ink border-b pb-1.5 font-medium font-sans text-small">
            {t('invitations.pending')}
          </h3>
          <ul className="max-w-3xl divide-y divide-line text-small">
            {pending.map((invitation) => (
              <li
                key={invitation.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                    <EmailAddress email={invitation.email} />
                    <Badge tone="info">{t(`people.role.${invitation.role}`)}</Badge>
                    {invitation.isOver ? (
                      <Badge tone="neutral">{t('invitations.isOver')}</Badge>
                    ) : null}
                  </p>
                  <p className="text-caption text-ink-soft">
                    {t('invitations.sent', {
                      when: formatDateTime(invitation.sentAt),
                      by: invitation.invitedBy ?? t('invitations.system'),
                    })}
                  </p>
                </div>
                <InvitationForms {...invitation} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
