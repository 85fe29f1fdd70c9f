import type { Route } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MarginWall } from '@/components/art/mosaic';
import { ActionForm, SubmitButton } from '@/components/forms/action-form';
import { Field } from '@/components/forms/field';
import { PasswordMeter } from '@/components/forms/password-meter';
import type { FormTexts, Notice } from '@/components/forms/texts';
import { Button, buttonVariants, linkVariants } from '@/components/ui/button';
import { FocusTitle } from '@/components/ui/focus-title';
import { Container, Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import type { FormAction } from '@/lib/actions/result';
import { sendReset, setNewPassword, signIn, signUp } from '@/lib/auth/actions';
import { minCharacters } from '@/lib/auth/password-advice';
import { proofAddress, signInAddress } from '@/lib/auth/session';
import { GoWhenSent } from './go-when-sent';

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <MarginWall />
      <Container className="py-12 sm:py-20">
        <div className="flex max-w-md flex-col gap-8">
          <Heading level={1} size="h2" id="titulo" tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </div>
      </Container>
    </div>
  );
}

type AuthFormProps = {
  name: string;
  action: FormAction;
  /** `error` is the title of every refusal. */
  texts: { intro?: string; submit: string; note?: string; error?: string; success?: Notice };
  /** In place of the words that all forms of accounts share. */
  notices?: Readonly<Record<string, Notice>>;
  /** The page to go to afterwards. */
  next?: string;
  /** Another way, under the button. */
  link?: { href: Route; label: string } | null;
  children?: ReactNode;
};

/** The key makes a new form for each view; otherwise React would keep the state of one view's form in the next. */
export async function AuthForm({ name, action, texts, ...props }: AuthFormProps) {
  const { notices, next, link, children } = props;
  const { auth } = await getMessages();
  const title = texts.error ?? auth.error;
  const formTexts: FormTexts = {
    success: texts.success,
    fields: auth.fields,
    notices: {
      invalid: auth.invalid,
      refused: { title },
      rate_limit: { title, description: auth.rateLimit },
      failure: { title, description: auth.failure },
      old_version: { title, description: auth.oldVersion },
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
      <ActionForm key={name} action={action} texts={formTexts} className="flex flex-col gap-6">
        {texts.intro ? <p>{texts.intro}</p> : null}
        {children}
        <SubmitButton
          label={texts.submit}
          sendingLabel={auth.sending}
          className={buttonVariants()}
        />
        {link ? (
          <Link href={link.href} className="self-start underline underline-offset-4">
            {link.label}
          </Link>
        ) : null}
        {texts.note ? <p className="text-ink-soft text-small">{texts.note}</p> : null}
        {next === undefined ? null : <input type="hidden" name="next" value={next} />}
      </ActionForm>
    </>
  );
}

function EmailField() {
  const { labels } = useMessages().auth;
  return <Field name="email" type="email" label={labels.email} required autoComplete="email" />;
}

/** Whose password it is, for the person and for password managers. */
export function OwnerField({ email }: { email: string }) {
  const { labels } = useMessages().auth;
  return (
    <Field
      name="email"
      type="email"
      label={labels.email}
      defaultValue={email}
      readOnly
      autoComplete="username"
    />
  );
}

/** Signs out of a session that still lacks a step, also without JavaScript. */
export function SignOutForm() {
  const { signOut } = useMessages().layout;
  return (
    <form action="/auth/salir" method="post">
      <Button type="submit" variant="link" size="bare">
        {signOut}
      </Button>
    </form>
  );
}

/** What signing up keeps (RGPD art. 13). The policy opens in a new tab, so that the typed text is kept. */
export function AccountNotice() {
  const t = useTranslations('auth');
  return (
    <p className="text-ink-soft text-small">
      {t.rich('accountNotice', {
        policy: (chunks) => (
          <a href="/privacidad" target="_blank" rel="noopener" className={linkVariants()}>
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}

/** The password that the account has. */
export function PasswordField() {
  const { labels } = useMessages().auth;
  return (
    <Field
      name="password"
      type="password"
      label={labels.password}
      required
      autoComplete="current-password"
    />
  );
}

type NewPasswordProps = {
  name?: string;
  label: string;
  required?: boolean;
  isStaff?: boolean;
};

/** A password that is being chosen for the address in the form's field `email`, with what it lacks in words. */
export function NewPasswordField({ isStaff, ...field }: NewPasswordProps) {
  const { meter, newPassword, signup } = useMessages().auth;
  const minLength = minCharacters[isStaff ? 'staff' : 'visitor'];
  return (
    <PasswordMeter minLength={minLength} texts={meter}>
      <Field
        name="password"
        type="password"
        hint={isStaff ? newPassword.staffHint : signup.hint}
        required
        autoComplete="new-password"
        {...field}
      />
    </PasswordMeter>
  );
}

type Next = { next: string };

export function SignInView({ next }: Next) {
  const { login } = useMessages().auth;
  const forgot = { href: signInAddress(next, { vista: 'recuperar' }), label: login.forgot };
  return (
    <AuthForm name="signIn" action={signIn} texts={login} next={next} link={forgot}>
      <EmailField />
      <PasswordField />
    </AuthForm>
  );
}

export function SignUpView() {
  const { labels, signup } = useMessages().auth;
  return (
    <AuthForm name="signUp" action={signUp} texts={signup}>
      <EmailField />
      <NewPasswordField label={labels.password} />
      <AccountNotice />
    </AuthForm>
  );
}

export function ResetView({ next }: Next) {
  const { reset } = useMessages().auth;
  const back = { href: signInAddress(next), label: reset.back };
  return (
    <AuthForm name="sendReset" action={sendReset} texts={reset} next={next} link={back}>
      <GoWhenSent to={signInAddress(next)} />
      <EmailField />
    </AuthForm>
  );
}

export function NewPasswordView({ email, isStaff }: { email: string; isStaff: boolean }) {
  const { newPassword } = useMessages().auth;
  return (
    <>
      <AuthForm name="setNewPassword" action={setNewPassword} texts={newPassword}>
        <OwnerField email={email} />
        <NewPasswordField label={newPassword.label} isStaff={isStaff} />
      </AuthForm>
      <SignOutForm />
    </>
  );
}
