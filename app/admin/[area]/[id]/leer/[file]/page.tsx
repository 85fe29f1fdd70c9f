import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { Part } from '@/app/admin/_frame/ui/part';
import { openForReading } from '@/app/admin/[area]/download';
import { NoteList, ReviewForm } from '@/app/admin/[area]/entry-work';
import { listQuery } from '@/app/admin/[area]/filter';
import { PdfFrame } from '@/app/admin/[area]/pdf-frame';
import { readWork } from '@/app/admin/[area]/review-queries';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { titleOf } from '@/lib/seo/metadata';

type Props = PageProps<'/admin/[area]/[id]/leer/[file]'>;

export const generateMetadata = titleOf('review.reader.title');

/** Shows a PDF of an entry in the page (docs/decisions/0026-pdf-in-the-browsers-viewer.md). */
export default async function Page({ params, searchParams }: Props) {
  const { area, id, file } = await params;
  await requireStaff(`/admin/${area}/${id}/leer/${file}`);
  if (!isFormArea(area)) notFound();
  const found = await openForReading(area, id, file);
  if (!found) notFound();
  const { reviews, notes } = await readWork(area, id);
  const query = listQuery(await searchParams);
  const back = `/admin/${area}/${id}${query}` as const;
  const t = await getTranslations();
  return (
    <AdminPage
      title={found.name}
      trail={[
        { label: t(`admin.menu.${area}`), href: `/admin/${area}${query}` },
        { label: found.reference, href: back },
      ]}
    >
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PdfFrame
          name={found.name}
          url={found.url}
          download={`/admin/archivos/${area}/${id}/${file}${query}`}
          back={back}
        />
        <aside
          aria-label={t('review.reader.work')}
          className="sticky top-18 hidden max-h-[calc(100dvh-5.5rem)] flex-col gap-8 overflow-y-auto overscroll-contain border-line border-l pl-6 xl:flex"
        >
          {area === 'editorial' ? (
            <Part id="valoracion" title={t('review.marks.title')}>
              <ReviewForm id={id} review={reviews.find(({ own }) => own)} />
            </Part>
          ) : null}
          <Part id="notas" title={t('review.notes.title')}>
            <NoteList area={area} id={id} notes={notes} />
          </Part>
        </aside>
      </div>
    </AdminPage>
  );
}
