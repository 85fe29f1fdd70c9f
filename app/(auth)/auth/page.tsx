import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MarginWall } from '@/components/art/margin-wall';
import { NewPasswordView, ResetView, SignInView, SignUpView } from '@/components/auth/auth-views';
import { Callout } from '@/components/ui/callout';
import { Container } from '@/components/ui/container';
import { TabLinks } from '@/components/ui/tab-links';
import { isRecovery } from '@/lib/auth/recovery-cookie';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { getCaller } from '@/lib/auth/session';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/** Sign in, sign up, forgotten password (spec §2). Whoever is signed in goes home, unless a recovery is under way. */
export default async function AuthPage({ searchParams }: Props) {
  const { vista, next, aviso } = await searchParams;
  const t = await getTranslations('auth');
  const signedIn = (await getCaller()) !== null;
  const recovering = signedIn && (await isRecovery());
  if (signedIn && !recovering) redirect('/');

  if (recovering)
    return (
      <Frame title={t('newPassword.title')}>
        <NewPasswordView />
      </Frame>
    );
  if (vista === 'recuperar')
    return (
      <Frame title={t('reset.title')}>
        <ResetView />
      </Frame>
    );
  const notice =
    aviso === 'enlace' ? 'badLink' : aviso === 'email' ? ('reset.success' as const) : null;
  const signingUp = vista === 'registro';
  return (
    <Frame title={t('title')}>
      <p>{t('intro')}</p>
      {notice ? (
        <Callout tone={notice === 'badLink' ? 'error' : 'success'}>
          <p className="font-semibold">{t(`${notice}.title`)}</p>
          <p>{t(`${notice}.description`)}</p>
        </Callout>
      ) : null}
      <TabLinks
        label={t('views')}
        items={[
          { href: '/auth', label: t('login.tab'), current: !signingUp },
          { href: '/auth?vista=registro', label: t('signup.tab'), current: signingUp },
        ]}
      />
      {signingUp ? <SignUpView /> : <SignInView next={redirectTarget(next)} />}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
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
