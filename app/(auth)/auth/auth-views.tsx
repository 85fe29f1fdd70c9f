import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthForm } from '@/app/(auth)/auth/auth-form';
import { MarginWall } from '@/components/art/mosaic';
import { SubmitButton } from '@/components/forms/action-form';
import { Field } from '@/components/forms/field';
import { PasswordMeter } from '@/components/forms/password-meter';
import type { FormTexts, Notice } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { fewestCharacters } from '@/lib/auth/password-advice';
import { proofAddress } from '@/lib/auth/session';

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <MarginWall />
      <Container className="py-12 sm:py-20">
        <div className="flex max-w-md flex-col gap-8">
          <h1 className="font-display text-h2 tracking-tight">{title}</h1>
          {children}
        </div>
      </Container>
    </div>
  );
}

/** The texts that all forms of accounts share; `error` is the title of every refusal. */
export async function texts(error: string, success?: Notice): Promise<FormTexts> {
  const { auth } = await getMessages();
  return {
    success,
    fields: auth.fields,
    notices: {
      invalid: auth.invalid,
      refused: { title: error },
      rate_limit: { title: error, description: auth.rateLimit },
      failure: { title: error, description: auth.failure },
      expired: auth.badLink,
      signed_out: auth.expired,
      proof: {
        ...auth.proofFirst,
        link: { label: auth.proof.title, href: proofAddress('/admin') },
      },
    },
  };
}

async function EmailField() {
  const t = await getTranslations('auth');
  return (
    <Field name="email" type="email" label={t('labels.email')} required autoComplete="email" />
  );
}

/** The password that the account has. */
export async function PasswordField() {
  const t = await getTranslations('auth');
  return (
    <Field
      name="password"
      type="password"
      label={t('labels.password')}
      required
      autoComplete="current-password"
    />
  );
}

export async function Submit({ label }: { label: string }) {
  const t = await getTranslations('auth');
  return <SubmitButton label={label} sendingLabel={t('sending')} className={buttonVariants()} />;
}

export async function SignInView({ next }: { next: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthForm action="signIn" texts={await texts(t('login.error'))}>
      <EmailField />
      <PasswordField />
      <input type="hidden" name="next" value={next} />
      <Submit label={t('login.submit')} />
      <Link href="/auth?vista=recuperar" className="self-start underline underline-offset-4">
        {t('login.forgot')}
      </Link>
    </AuthForm>
  );
}

export async function SignUpView() {
  const t = await getTranslations('auth');
  const { signup, meter } = (await getMessages()).auth;
  return (
    <AuthForm action="signUp" texts={await texts(signup.error, signup.success)}>
      <EmailField />
      <PasswordMeter fewest={fewestCharacters.visitor} texts={meter}>
        <Field
          name="password"
          type="password"
          label={t('labels.password')}
          hint={t('signup.hint')}
          required
          autoComplete="new-password"
        />
      </PasswordMeter>
      <Submit label={t('signup.submit')} />
    </AuthForm>
  );
}

export async function ResetView() {
  const t = await getTranslations('auth');
  const { reset } = (await getMessages()).auth;
  return (
    <AuthForm action="sendReset" texts={await texts(reset.error, reset.success)} then="/auth">
      <p>{t('reset.intro')}</p>
      <EmailField />
      <Submit label={t('reset.submit')} />
      <Link href="/auth" className="self-start underline underline-offset-4">
        {t('reset.back')}
      </Link>
    </AuthForm>
  );
}

export async function RecoveryView({ tokenHash }: { tokenHash: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthForm action="openRecovery" texts={await texts(t('recovery.error'))}>
      <p>{t('recovery.intro')}</p>
      <input type="hidden" name="token_hash" value={tokenHash} />
      <Submit label={t('recovery.submit')} />
    </AuthForm>
  );
}

type NewPasswordProps = { email: string; isStaff: boolean };

export async function NewPasswordView({ email, isStaff }: NewPasswordProps) {
  const t = await getTranslations('auth');
  const { meter } = (await getMessages()).auth;
  return (
    <AuthForm action="setNewPassword" texts={await texts(t('newPassword.error'))}>
      <PasswordMeter
        fewest={fewestCharacters[isStaff ? 'staff' : 'visitor']}
        email={email}
        texts={meter}
      >
        <Field
          name="password"
          type="password"
          label={t('newPassword.label')}
          hint={t(isStaff ? 'newPassword.staffHint' : 'signup.hint')}
          required
          autoComplete="new-password"
        />
      </PasswordMeter>
      <Submit label={t('newPassword.submit')} />
    </AuthForm>
  );
}
