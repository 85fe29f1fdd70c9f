import { getMessages, getTranslations } from 'next-intl/server';
import {
  AccountNotice,
  AuthForm,
  AuthFrame,
  NewPasswordField,
  OwnerField,
  PasswordField,
} from '@/app/(auth)/auth/auth-views';
import { Callout } from '@/components/ui/callout';
import { takeInvitation } from '@/lib/auth/actions';
import { readInvitation } from '@/lib/auth/invitations';
import type { Role } from '@/lib/auth/roles';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.invitation.title');

/** The target of the link in an invitation. Opening it changes nothing: mail scanners open links. */
export default async function InvitationPage({ searchParams }: PageProps<'/auth/invitacion'>) {
  const { token } = await searchParams;
  const isToken = typeof token === 'string' && /^[\w-]{43}$/.test(token);
  const invitation = isToken ? await readInvitation(token) : null;
  const t = await getTranslations('auth.invitation');
  return (
    <AuthFrame title={t('title')}>
      {isToken && invitation ? (
        <InvitationView token={token} {...invitation} />
      ) : (
        <Callout tone="error">
          <p className="font-semibold">{t('over.title')}</p>
          <p>{t('over.description')}</p>
        </Callout>
      )}
    </AuthFrame>
  );
}

type InvitationProps = { token: string; email: string; role: Role; hasAccount: boolean };

async function InvitationView({ token, email, role, hasAccount }: InvitationProps) {
  const t = await getTranslations('auth');
  const { over } = (await getMessages()).auth.invitation;
  const forgot = { href: '/auth?vista=recuperar', label: t('login.forgot') } as const;
  return (
    <AuthForm
      name="takeInvitation"
      action={takeInvitation}
      notices={{ expired: over }}
      texts={{
        intro: t('invitation.intro', { role: t(`invitation.role.${role}`) }),
        submit: t(hasAccount ? 'invitation.signIn' : 'invitation.signUp'),
      }}
      link={hasAccount ? forgot : null}
    >
      <OwnerField email={email} />
      {hasAccount ? <PasswordField /> : null}
      <NewPasswordField
        name={hasAccount ? 'new_password' : 'password'}
        label={t(hasAccount ? 'invitation.otherPassword' : 'invitation.newPassword')}
        required={!hasAccount}
        isStaff
      />
      {hasAccount ? null : <AccountNotice />}
      <input type="hidden" name="token" value={token} />
    </AuthForm>
  );
}
