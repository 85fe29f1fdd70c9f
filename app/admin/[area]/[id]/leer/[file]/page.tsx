import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { PdfReader } from '@/components/admin/review/pdf-reader';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { findReadable } from '@/lib/review/readable';

type Props = PageProps<'/admin/[area]/[id]/leer/[file]'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review.reader');
  return { title: t('title') };
}

/** A PDF that came with an entry, read in the page (docs/decisions/0026-pdf-in-the-page.md). */
export default async function Page({ params }: Props) {
  const { area, id, file } = await params;
  await requireStaff(`/admin/${area}/${id}/leer/${file}`);
  if (!isFormArea(area)) notFound();
  const found = await findReadable(area, id, file);
  if (!found) notFound();
  const t = await getTranslations();
  return (
    <AdminPage
      title={found.name}
      trail={[
        { label: t(`admin.menu.${area}`), href: `/admin/${area}` as Route },
        { label: found.reference, href: `/admin/${area}/${id}` as Route },
      ]}
    >
      <noscript>
        <p className="mb-4">{t('review.reader.noScript')}</p>
      </noscript>
      <PdfReader href={found.href} />
    </AdminPage>
  );
}
