import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/app/(auth)/auth/auth-views';
import { InvitationView } from '@/app/(auth)/auth/invitacion/invitation-view';
import { Callout } from '@/components/ui/callout';
import { readInvitation } from '@/lib/auth/invitations';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('auth.invitation.title');

/** The target of the link in an invitation. Opening it changes nothing: mail scanners open links. */
export default async function InvitationPage({ searchParams }: PageProps<'/auth/invitacion'>) {
  const { token } = await searchParams;
  const isToken = typeof token === 'string' && /^[\w-]{43}$/.test(token);
  const invitation = isToken ? await readInvitation(token) : null;
  const t = await getTranslations('auth.invitation');
  return (
    <AuthFrame title={t('title')}>
      {isToken && invitation ? (
        <InvitationView token={token} {...invitation} />
      ) : (
        <Callout tone="error">
          <p className="font-semibold">{t('over.title')}</p>
          <p>{t('over.description')}</p>
        </Callout>
      )}
    </AuthFrame>
  );
}
