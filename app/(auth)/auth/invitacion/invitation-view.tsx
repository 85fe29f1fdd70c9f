import { getMessages, getTranslations } from 'next-intl/server';
import { AuthForm, PasswordField, Submit } from '@/app/(auth)/auth/auth-views';
import { Field } from '@/components/forms/field';
import { PasswordMeter } from '@/components/forms/password-meter';
import { Link } from '@/components/ui/link';
import { fewestCharacters } from '@/lib/auth/password-advice';
import type { Role } from '@/lib/auth/roles';
import { takeInvitation } from '@/lib/auth/step-actions';

type InvitationProps = { token: string; email: string; role: Role; hasAccount: boolean };

export async function InvitationView({ token, email, role, hasAccount }: InvitationProps) {
  const t = await getTranslations('auth');
  const { invitation, meter } = (await getMessages()).auth;
  return (
    <AuthForm
      name="takeInvitation"
      action={takeInvitation}
      error={invitation.error}
      notices={{ expired: invitation.over }}
    >
      <p>{t('invitation.intro', { role: t(`invitation.role.${role}`) })}</p>
      <Field
        name="email"
        type="email"
        label={t('labels.email')}
        defaultValue={email}
        readOnly
        autoComplete="username"
      />
      {hasAccount ? <PasswordField /> : null}
      <PasswordMeter fewest={fewestCharacters.staff} email={email} texts={meter}>
        <Field
          name={hasAccount ? 'new_password' : 'password'}
          type="password"
          label={t(hasAccount ? 'invitation.otherPassword' : 'invitation.newPassword')}
          hint={t('newPassword.staffHint')}
          required={!hasAccount}
          autoComplete="new-password"
        />
      </PasswordMeter>
      <input type="hidden" name="token" value={token} />
      <Submit label={t(hasAccount ? 'invitation.signIn' : 'invitation.signUp')} />
      {hasAccount ? (
        <Link href="/auth?vista=recuperar" className="self-start underline underline-offset-4">
          {t('login.forgot')}
        </Link>
      ) : null}
    </AuthForm>
  );
}
