import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { queryOf } from '@/app/admin/_frame/schema';
import { Part } from '@/app/admin/_frame/ui/part';
import { erase } from '@/app/admin/[area]/actions';
import { EntryData } from '@/app/admin/[area]/entry-data';
import { EntryHistory } from '@/app/admin/[area]/entry-history';
import { EntryNeighbours, EntryPane } from '@/app/admin/[area]/entry-pane';
import { NoteList, OthersReview, ReviewForm } from '@/app/admin/[area]/entry-work';
import { readFilter } from '@/app/admin/[area]/filter';
import { AssignForm, LetterLinks, StatusForm } from '@/app/admin/[area]/follow-up';
import { getEntry, listEntries } from '@/app/admin/[area]/queries';
import { listStaff, readWork } from '@/app/admin/[area]/review-queries';
import { mayWorkOn } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { addressOf, readPosition } from '@/lib/paging/keyset';

type Props = PageProps<'/admin/[area]/[id]'>;

/** That of the list: the title does not contain the visitor's name, because the browser's history keeps titles. */
export { generateMetadata } from '@/app/admin/[area]/page';

export default async function EntryPage({ params, searchParams }: Props) {
  const { area, id } = await params;
  const { roles } = await requireStaff(`/admin/${area}/${id}`);
  if (!isFormArea(area)) notFound();
  const entry = await getEntry(area, id);
  if (!entry) notFound();
  const search = await searchParams;
  const filter = readFilter(search);
  const place = readPosition(search);
  const [work, staff, list] = await Promise.all([
    readWork(area, id),
    listStaff(area),
    listEntries(area, filter, place),
  ]);
  const { aviso } = search;
  // The list that the entry was opened from.
  const query = queryOf({ ...filter, ...addressOf(place) });
  const { name, reference } = entry;
  const pane = { area, entries: list.rows, current: id, query };
  const t = await getTranslations('admin');
  const review = await getTranslations('review');
  const { erase: texts } = (await getMessages()).admin;
  return (
    <AdminPage
      title={name}
      trail={[{ label: t(`menu.${area}`), href: `/admin/${area}${query}` }]}
      aside={<EntryPane {...pane} />}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge value={entry.status} />
          <EntryNeighbours {...pane} />
        </div>
      }
      notice={aviso === 'archivo' || aviso === 'carta' ? aviso : undefined}
    >
      {/* The parts are in the order of the work. In two columns the last row takes the remaining height, so that no
          gap appears between the parts. */}
      <div className="grid @2xl:grid-rows-[auto_auto_1fr] @2xl:grid-cols-[minmax(0,1fr)_16rem] @4xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_24rem] gap-x-8 gap-y-10 @4xl:gap-x-12">
        <Part id="enviado" title={t('entry.sent')} className="@2xl:row-span-2">
          <EntryData area={area} entry={entry} query={query} />
        </Part>
        <Part id="seguimiento" title={t('entry.followUp')}>
          <div className="flex flex-col gap-6 pt-2">
            <StatusForm area={area} entry={entry} />
            <AssignForm area={area} entry={entry} staff={staff} />
          </div>
        </Part>
        {area === 'editorial' ? (
          <Part
            id="valoracion"
            title={review('marks.title')}
            data-print="keep"
            className="@2xl:col-start-1 @2xl:row-start-3 min-w-0"
          >
            <ReviewForm id={id} review={work.reviews.find(({ own }) => own)} />
            {work.reviews
              .filter(({ own }) => !own)
              .map((other) => (
                <OthersReview key={other.id} review={other} />
              ))}
          </Part>
        ) : null}
        <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-2 flex flex-col gap-8">
          <Part id="cartas" title={review('letter.title')} data-print="hide">
            <LetterLinks {...{ area, entry, work, query }} />
          </Part>
          <Part id="notas" title={review('notes.title')}>
            <NoteList area={area} id={id} notes={work.notes} />
          </Part>
          <Part id="historial" title={t('history.title')}>
            <EntryHistory events={entry.history} letters={work.letters} arrived={entry.createdAt} />
          </Part>
          {mayWorkOn(roles, 'erasing') ? (
            <div className="border-line border-t pt-6">
              <ConfirmForm
                action={erase}
                texts={texts}
                hidden={{ area, ids: [id], list: query }}
                description={t('erase.description', { name, reference })}
              />
            </div>
          ) : null}
        </div>
      </div>
    </AdminPage>
  );
}
