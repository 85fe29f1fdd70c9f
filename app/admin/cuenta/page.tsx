import { getTranslations } from 'next-intl/server';
import { AdminPage, ProofNotice } from '@/app/admin/_frame/admin-page';
import { countRecoveryCodes } from '@/lib/auth/factors';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { listSessions } from './queries';
import { FactorsSection, NameSection, PasswordSection, SessionsSection } from './sections';

export const generateMetadata = titleOf('admin.menu.cuenta');

export default async function AccountPage({ searchParams }: PageProps<'/admin/cuenta'>) {
  const caller = await requireStaff('/admin/cuenta');
  const { aviso } = await searchParams;
  const t = await getTranslations('admin');
  const [sessions, codes] = await Promise.all([
    listSessions(),
    caller.factors.length > 0 ? countRecoveryCodes() : 0,
  ]);
  return (
    <AdminPage title={t('menu.cuenta')} trail={[]} notice={aviso}>
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('account.intro')}</p>
      <ProofNotice caller={caller} next="/admin/cuenta" />
      <div className="grid max-w-2xl gap-x-12 gap-y-10 xl:max-w-6xl xl:grid-cols-2">
        <NameSection {...caller} />
        <PasswordSection {...caller} />
        <FactorsSection caller={caller} codes={codes} />
        <SessionsSection sessions={sessions} email={caller.email} />
      </div>
    </AdminPage>
  );
}
