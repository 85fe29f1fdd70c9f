import { useMessages, useTranslations } from 'next-intl';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { Part } from '@/app/admin/_frame/ui/part';
import { erase } from '@/app/admin/[area]/actions';
import { EntryData } from '@/app/admin/[area]/entry-data';
import { EntryHistory } from '@/app/admin/[area]/entry-history';
import { EntryNeighbours, EntryPane } from '@/app/admin/[area]/entry-pane';
import { NoteList, OthersReview, ReviewForm } from '@/app/admin/[area]/entry-work';
import { AssignForm, LetterLinks, StatusForm } from '@/app/admin/[area]/follow-up';
import type { EntryDetails } from '@/app/admin/[area]/queries';
import type { EntryWork, StaffMember } from '@/app/admin/[area]/review-queries';
import type { FormArea } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';

type Props = {
  area: FormArea;
  entry: EntryDetails;
  work: EntryWork;
  staff: StaffMember[];
  mayErase: boolean;
  /** The page of the list that the entry was opened from, and the query string of the list. */
  entries: Entry[];
  query: string;
  notice?: string | undefined;
};

export function EntryPage({ area, entry, work, staff, mayErase, entries, query, notice }: Props) {
  const t = useTranslations('admin');
  const { erase: texts } = useMessages().admin;
  const review = useTranslations('review');
  const pane = { area, entries, current: entry.id, query };
  return (
    <AdminPage
      title={entry.name}
      trail={[{ label: t(`menu.${area}`), href: `/admin/${area}${query}` }]}
      aside={<EntryPane {...pane} />}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge value={entry.status} />
          <EntryNeighbours {...pane} />
        </div>
      }
      notice={notice}
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
            <ReviewForm id={entry.id} review={work.reviews.find(({ own }) => own)} />
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
            <NoteList area={area} id={entry.id} notes={work.notes} />
          </Part>
          <Part id="historial" title={t('history.title')}>
            <EntryHistory events={entry.history} letters={work.letters} arrived={entry.createdAt} />
          </Part>
          {mayErase ? (
            <div className="border-line border-t pt-6">
              <ConfirmForm
                action={erase}
                texts={texts}
                hidden={{ area, ids: [entry.id], list: query }}
                title={texts.title}
                description={t('erase.description', {
                  name: entry.name,
                  reference: entry.reference,
                })}
              />
            </div>
          ) : null}
        </div>
      </div>
    </AdminPage>
  );
}
