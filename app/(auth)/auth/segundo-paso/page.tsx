import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthFrame, SignOutForm } from '@/app/(auth)/auth/auth-views';
import {
  BeginFactorView,
  CodesView,
  CodeView,
  RecoveryCodeView,
  VerifyFactorView,
} from '@/app/(auth)/auth/step-views';
import { Callout } from '@/components/ui/callout';
import { readShown } from '@/lib/auth/factors';
import { type Caller, getCaller, signInAddress } from '@/lib/auth/session';
import { redirectTarget } from '@/lib/auth/sign-in';

/** The title of the view: its heading, and that of the document. */
async function titleOfView(caller: Caller | null) {
  const t = await getTranslations('auth');
  if (caller?.lacksSecondFactor && caller.factors.length > 0) return t('secondStep.title');
  const shown = caller && (await readShown(caller));
  return t(shown && 'codes' in shown ? 'codes.title' : 'setUp.title');
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await titleOfView(await getCaller()),
});

/** The second factor: its code after signing in, or setting one up with its recovery codes. */
export default async function SecondStepPage({ searchParams }: PageProps<'/auth/segundo-paso'>) {
  const search = await searchParams;
  const next = redirectTarget(search['next']);
  const caller = await getCaller();
  if (!caller) redirect(signInAddress(next));
  const t = await getTranslations('auth');
  const title = await titleOfView(caller);
  const framed = (view: ReactNode) => (
    <AuthFrame title={title}>
      {view}
      <SignOutForm />
    </AuthFrame>
  );
  if (caller.lacksSecondFactor && caller.factors.length > 0) {
    const View = search['con'] === 'codigo' ? RecoveryCodeView : CodeView;
    return framed(<View next={next} />);
  }
  if (caller.recovering) redirect('/auth');
  const shown = await readShown(caller);
  if (shown && 'codes' in shown) return framed(<CodesView next={next} codes={shown.codes} />);
  const isReplaced = search['aviso'] === 'otro' && caller.factors.length === 0;
  const isGone = search['aviso'] === 'clave' && (shown !== null || caller.factors.length === 0);
  if (!shown && !isReplaced && !isGone && !caller.lacksSecondFactor) redirect(next as Route);
  return framed(
    <>
      {isReplaced || isGone ? (
        <Callout tone={isGone ? 'error' : 'success'}>
          <p>{t(`setUp.${isReplaced ? 'replaced' : shown ? 'newer' : 'gone'}`)}</p>
        </Callout>
      ) : null}
      {shown ? <VerifyFactorView next={next} {...shown} /> : <BeginFactorView next={next} />}
    </>,
  );
}
