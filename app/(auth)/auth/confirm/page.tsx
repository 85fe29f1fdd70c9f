import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthFrame, RecoveryView } from '@/app/(auth)/auth/auth-views';
import { recoverySchema } from '@/lib/auth/sign-in';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.reset.title');

/** The target of the link in the recovery mail. A button redeems the token: mail scanners open links. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const { type, ...query } = await searchParams;
  const link = recoverySchema.safeParse(query);
  if (type !== 'recovery' || !link.success) redirect('/auth?aviso=enlace');
  const t = await getTranslations('auth');
  return (
    <AuthFrame title={t('reset.title')}>
      <RecoveryView tokenHash={link.data.token_hash} />
    </AuthFrame>
  );
}
