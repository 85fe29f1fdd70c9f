import { getTranslations } from 'next-intl/server';
import { AdminPage, ProofNotice } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { findPerson, listExpiring, readAskedAddress } from './queries';
import { ExpiringLists, PersonForm, PersonHeld } from './sections';

export const generateMetadata = titleOf('admin.menu.datos-personales');

/** The number of days for which expiring entries are listed. */
const days = 30;

export default async function PersonalDataPage({
  searchParams,
}: PageProps<'/admin/datos-personales'>) {
  const caller = await requireStaff('/admin/datos-personales');
  const search = await searchParams;
  const t = await getTranslations('admin');
  const address = await readAskedAddress();
  const [held, expiring] = await Promise.all([
    address ? findPerson(address) : null,
    listExpiring(days),
  ]);
  return (
    <AdminPage title={t('menu.datos-personales')} trail={[]} notice={search['aviso']}>
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('person.intro')}</p>
      <ProofNotice caller={caller} next="/admin/datos-personales" />
      <PersonForm address={address ?? ''} />
      {/* Mounted before the answer, which it announces: the focus stays in the form. */}
      <div aria-live="polite">
        {address && held ? (
          <>
            <PersonHeld address={address} held={held} />
            <p className="mt-6 mb-12 max-w-prose text-ink-soft text-small">{t('person.named')}</p>
          </>
        ) : null}
      </div>
      <ExpiringLists days={days} lists={expiring} />
      <p className="mt-8 text-small">
        <AdminLink href="/admin/registro">{t('person.recordLink')}</AdminLink>
      </p>
    </AdminPage>
  );
}
