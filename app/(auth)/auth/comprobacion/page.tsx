import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import {
  AuthForm,
  AuthFrame,
  OwnerField,
  PasswordField,
  SignOutForm,
} from '@/app/(auth)/auth/auth-views';
import { CodeField } from '@/app/(auth)/auth/step-views';
import { getCaller, hasProvedLately, signInAddress } from '@/lib/auth/session';
import { redirectTarget } from '@/lib/auth/sign-in';
import { prove } from '@/lib/auth/step-actions';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.proof.title');

/**
 * Verifies the signed-in person again before a sensitive action: by the second factor, or by the password of those who
 * have none. Then it redirects to `next`.
 */
export default async function ProofPage({ searchParams }: PageProps<'/auth/comprobacion'>) {
  const next = redirectTarget((await searchParams)['next']);
  const caller = await getCaller();
  if (!caller) redirect(signInAddress(next));
  if (caller.recovering) redirect('/auth');
  if (hasProvedLately(caller)) redirect(next as Route);
  const { proof } = (await getMessages()).auth;
  return (
    <AuthFrame title={proof.title}>
      <AuthForm name="prove" action={prove} texts={proof} next={next}>
        <OwnerField email={caller.email} />
        {caller.factors.length > 0 ? <CodeField /> : <PasswordField />}
      </AuthForm>
      <SignOutForm />
    </AuthFrame>
  );
}
