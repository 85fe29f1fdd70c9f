import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/app/(auth)/auth/auth-views';
import { ProofView } from '@/app/(auth)/auth/step-views';
import { getCaller, hasProvedLately, signInAddress } from '@/lib/auth/session';
import { redirectTarget } from '@/lib/auth/sign-in';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.proof.title');

/** Asks again who is there, before what matters most; then leads back to `next`. */
export default async function ProofPage({ searchParams }: PageProps<'/auth/comprobacion'>) {
  const next = redirectTarget((await searchParams)['next']);
  const caller = await getCaller();
  if (!caller) redirect(signInAddress(next));
  if (caller.recovering) redirect('/auth');
  if (hasProvedLately(caller)) redirect(next as Route);
  const t = await getTranslations('auth.proof');
  return (
    <AuthFrame title={t('title')}>
      <ProofView next={next} hasFactor={caller.factors.length > 0} />
    </AuthFrame>
  );
}
