import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout';
import { TabLinks } from '@/components/ui/page-links';
import { getCaller, secondStepAddress, signInAddress } from '@/lib/auth/session';
import { redirectTarget } from '@/lib/auth/sign-in';
import { AuthFrame, NewPasswordView, ResetView, SignInView, SignUpView } from './auth-views';

const notices = [
  { name: 'enlace', text: 'badLink', tone: 'error' },
  { name: 'caducada', text: 'expired', tone: 'error' },
  { name: 'email', text: 'reset.success', tone: 'success' },
  { name: 'contrasena', text: 'newPassword.saved', tone: 'success' },
] as const;

type Props = PageProps<'/auth'>;

/** The title of the view: its heading, and that of the document. */
async function titleOfView(vista: unknown) {
  const t = await getTranslations('auth');
  if (await getCaller()) return t('newPassword.title');
  return t(vista === 'recuperar' ? 'reset.title' : 'title');
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('auth');
  const { vista } = await searchParams;
  return { title: await titleOfView(vista), description: t('description') };
}

/** Sign in, sign up, forgotten password (requirement 5.1). Signed-in people go home, unless a recovery is under way. */
export default async function AuthPage({ searchParams }: Props) {
  const { vista, next: asked, aviso } = await searchParams;
  const next = redirectTarget(asked);
  const t = await getTranslations('auth');
  const caller = await getCaller();
  // In a recovery too: the service changes no password of an account before its second factor was given.
  if (caller?.lacksSecondFactor && (caller.factors.length > 0 || !caller.recovering)) {
    redirect(secondStepAddress(next));
  }
  if (caller && !caller.recovering) redirect('/');
  const title = await titleOfView(vista);
  const framed = (view: ReactNode) => <AuthFrame title={title}>{view}</AuthFrame>;

  if (caller) {
    return framed(<NewPasswordView email={caller.email} isStaff={caller.roles.length > 0} />);
  }
  if (vista === 'recuperar') return framed(<ResetView next={next} />);
  const notice = notices.find(({ name }) => name === aviso);
  const signingUp = vista === 'registro';
  return framed(
    <>
      <p>{t('intro')}</p>
      {notice ? (
        <Callout tone={notice.tone}>
          <p className="font-semibold">{t(`${notice.text}.title`)}</p>
          <p>{t(`${notice.text}.description`)}</p>
        </Callout>
      ) : null}
      <TabLinks
        label={t('views')}
        items={[
          { href: signInAddress(next), label: t('login.tab'), current: !signingUp },
          {
            href: signInAddress(next, { vista: 'registro' }),
            label: t('signup.tab'),
            current: signingUp,
          },
        ]}
      />
      {signingUp ? <SignUpView /> : <SignInView next={next} />}
    </>,
  );
}
