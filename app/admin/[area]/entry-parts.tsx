import { getMessages, getTranslations } from 'next-intl/server';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { Part } from '@/app/admin/_frame/ui/part';
import type { FormArea } from '@/lib/form-areas';
import { erase } from './actions';
import { EntryData } from './entry-data';
import { EntryHistory } from './entry-history';
import { NoteList, OthersReview, ReviewForm } from './entry-work';
import { AssignForm, LetterLinks, StatusForm } from './follow-up';
import type { EntryDetails } from './queries';
import type { EntryWork, StaffMember } from './review-queries';

type Props = {
  area: FormArea;
  entry: EntryDetails;
  work: EntryWork;
  staff: StaffMember[];
  /** The query of the list that the entry was opened from. */
  query: string;
  mayErase: boolean;
};

/**
 * The parts of an entry, in the order of the work. In two columns the last row takes the remaining height, so that no gap
 * appears between the parts.
 */
export async function EntryParts({ area, entry, work, staff, query, mayErase }: Props) {
  const { name, reference } = entry;
  const t = await getTranslations('admin');
  const review = await getTranslations('review');
  const { erase: texts } = (await getMessages()).admin;
  return (
    <div className="grid @2xl:grid-rows-[auto_auto_1fr] @2xl:grid-cols-[minmax(0,1fr)_16rem] @4xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_24rem] gap-x-8 gap-y-10 @4xl:gap-x-12">
      <Part id="enviado" title={t('entry.sent')} className="@2xl:row-span-2">
        <EntryData area={area} entry={entry} query={query} />
      </Part>
      <Part id="seguimiento" title={t('entry.followUp')} data-print="keep">
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
              // The hyphens of the reference do not break, so that it stays on one line.
              description={t('erase.description', {
                name,
                reference: reference.replaceAll('-', '\u2011'),
              })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
