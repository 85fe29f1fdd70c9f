import { redirect } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { AuthForm, AuthFrame } from '@/app/(auth)/auth/auth-views';
import { openRecovery } from '@/lib/auth/actions';
import { recoverySchema } from '@/lib/auth/sign-in';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.reset.title');

/** The target of the link in the recovery mail. A button redeems the token: mail scanners open links. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const { type, ...query } = await searchParams;
  const link = recoverySchema.safeParse(query);
  if (type !== 'recovery' || !link.success) redirect('/auth?aviso=enlace');
  const { recovery, reset } = (await getMessages()).auth;
  return (
    <AuthFrame title={reset.title}>
      <AuthForm name="openRecovery" action={openRecovery} texts={recovery}>
        <input type="hidden" name="token_hash" value={link.data.token_hash} />
      </AuthForm>
    </AuthFrame>
  );
}
