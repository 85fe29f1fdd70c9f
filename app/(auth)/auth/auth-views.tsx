import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GoWhenSent } from '@/app/(auth)/auth/go-when-sent';
import { MarginWall } from '@/components/art/mosaic';
import { ActionForm, SubmitButton } from '@/components/forms/action-form';
import { Field } from '@/components/forms/field';
import { PasswordMeter } from '@/components/forms/password-meter';
import type { FormTexts, Notice } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { FocusTitle } from '@/components/ui/focus-title';
import { Container } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import type { FormAction } from '@/lib/actions/result';
import { openRecovery, sendReset, setNewPassword, signIn, signUp } from '@/lib/auth/actions';
import { fewestCharacters } from '@/lib/auth/password-advice';
import { proofAddress, signInAddress } from '@/lib/auth/session';

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <MarginWall />
      <Container className="py-12 sm:py-20">
        <div className="flex max-w-md flex-col gap-8">
          <h1 id="titulo" tabIndex={-1} className="font-display text-h2 tracking-tight">
            {title}
          </h1>
          {children}
        </div>
      </Container>
    </div>
  );
}

type AuthFormProps = {
  name: string;
  action: FormAction;
  /** The title of every refusal. */
  error: string;
  success?: Notice;
  /** In place of the words that all forms of accounts share. */
  notices?: Readonly<Record<string, Notice>>;
  /** The page to go to afterwards. */
  next?: string;
  children: ReactNode;
};

/** The key makes a new form for each view; otherwise React would keep the state of one view's form in the next. */
export async function AuthForm({ name, action, error, success, ...props }: AuthFormProps) {
  const { notices, next, children } = props;
  const { auth } = await getMessages();
  const texts: FormTexts = {
    success,
    fields: auth.fields,
    notices: {
      invalid: auth.invalid,
      refused: { title: error },
      rate_limit: { title: error, description: auth.rateLimit },
      failure: { title: error, description: auth.failure },
      old_version: { title: error, description: auth.oldVersion },
      expired: auth.badLink,
      signed_out: auth.expired,
      proof: {
        ...auth.proofFirst,
        link: { label: auth.proof.title, href: proofAddress('/admin') },
      },
      ...notices,
    },
  };
  return (
    <>
      <FocusTitle change={name} />
      <ActionForm key={name} action={action} texts={texts} className="flex flex-col gap-6">
        {children}
        {next === undefined ? null : <input type="hidden" name="next" value={next} />}
      </ActionForm>
    </>
  );
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
    <AuthForm name="signIn" action={signIn} error={t('login.error')} next={next}>
      <EmailField />
      <PasswordField />
      <Submit label={t('login.submit')} />
      <Link
        href={signInAddress(next, { vista: 'recuperar' })}
        className="self-start underline underline-offset-4"
      >
        {t('login.forgot')}
      </Link>
    </AuthForm>
  );
}

export async function SignUpView() {
  const t = await getTranslations('auth');
  const { signup, meter } = (await getMessages()).auth;
  return (
    <AuthForm name="signUp" action={signUp} error={signup.error} success={signup.success}>
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

export async function ResetView({ next }: { next: string }) {
  const t = await getTranslations('auth');
  const { reset } = (await getMessages()).auth;
  return (
    <AuthForm
      name="sendReset"
      action={sendReset}
      error={reset.error}
      success={reset.success}
      next={next}
    >
      <GoWhenSent to={signInAddress(next)} />
      <p>{t('reset.intro')}</p>
      <EmailField />
      <Submit label={t('reset.submit')} />
      <Link href={signInAddress(next)} className="self-start underline underline-offset-4">
        {t('reset.back')}
      </Link>
    </AuthForm>
  );
}

export async function RecoveryView({ tokenHash }: { tokenHash: string }) {
  const t = await getTranslations('auth');
  return (
    <AuthForm name="openRecovery" action={openRecovery} error={t('recovery.error')}>
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
    <AuthForm name="setNewPassword" action={setNewPassword} error={t('newPassword.error')}>
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
