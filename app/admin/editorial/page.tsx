import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { SubmissionList } from '@/components/admin/submission-list';
import { requireStaff } from '@/lib/auth/session';
import { decodeCursor } from '@/lib/http/cursor';
import { listProposals } from '@/lib/submissions/queries';
import { workTypes } from '@/lib/submissions/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.menu');
  return { title: t('editorial') };
}

/** What authors sent, newest first, with manuscript and CV. */
export default async function ProposalsPage({ searchParams }: PageProps<'/admin/editorial'>) {
  await requireStaff('/admin/editorial');
  const { despues, aviso } = await searchParams;
  const t = await getTranslations();
  return (
    <AdminPage title={t('admin.menu.editorial')} notice={aviso}>
      <SubmissionList
        caption={t('admin.menu.editorial')}
        headings={{ subject: t('admin.columns.work'), kind: t('admin.columns.kind') }}
        kindLabel={(value) => {
          const kind = workTypes.find((type) => type === value);
          return kind ? t(`submissions.proposal.tipo_obra.${kind}`) : value;
        }}
        page={await listProposals(decodeCursor(despues))}
        address="/admin/editorial"
        further={despues !== undefined}
      />
    </AdminPage>
  );
}
