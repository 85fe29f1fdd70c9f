import type { Route } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { assign, erase, setStatus } from '@/app/admin/[area]/actions';
import { EntryData } from '@/app/admin/[area]/entry-data';
import { EntryHistory } from '@/app/admin/[area]/entry-history';
import { EntryNeighbours, EntryPane } from '@/app/admin/[area]/entry-pane';
import { lettersOf } from '@/app/admin/[area]/letters';
import type { EntryDetails } from '@/app/admin/[area]/queries';
import type { EntryWork, SentLetter, StaffMember } from '@/app/admin/[area]/review-queries';
import { NoteList, ReviewSection } from '@/app/admin/[area]/reviews';
import { nobody, staffOptions } from '@/app/admin/[area]/schema';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';
import { choicesFor, isWithdrawn } from '@/lib/submissions/statuses';

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
  const heading = 'border-ink border-t-[1.5px] pt-3 font-medium font-sans text-small';
  return (
    <AdminPage
      title={entry.name}
      trail={[{ label: t(`menu.${area}`), href: `/admin/${area}${query}` as Route }]}
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
        <section aria-labelledby="enviado" className="@2xl:row-span-2">
          <h2 id="enviado" className={`${heading} mb-4`}>
            {t('entry.sent')}
          </h2>
          <EntryData area={area} entry={entry} />
        </section>
        <section aria-labelledby="seguimiento" className="flex flex-col gap-6">
          <h2 id="seguimiento" className={heading}>
            {t('entry.followUp')}
          </h2>
          <StatusForm area={area} entry={entry} />
          <AssignForm area={area} entry={entry} staff={staff} />
        </section>
        {area === 'editorial' ? (
          <div className="@2xl:col-start-1 @2xl:row-start-3 min-w-0">
            <ReviewSection id={entry.id} reviews={work.reviews} heading={heading} />
          </div>
        ) : null}
        <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-2 flex flex-col gap-8">
          <section aria-labelledby="cartas" data-print="hide">
            <h2 id="cartas" className={`${heading} mb-4`}>
              {review('letter.title')}
            </h2>
            <LetterLinks area={area} entry={entry} letters={work.letters} />
          </section>
          <section aria-labelledby="notas">
            <h2 id="notas" className={`${heading} mb-4`}>
              {review('notes.title')}
            </h2>
            <NoteList area={area} id={entry.id} notes={work.notes} />
          </section>
          <section aria-labelledby="historial">
            <h2 id="historial" className={`${heading} mb-4`}>
              {t('history.title')}
            </h2>
            <EntryHistory events={entry.history} letters={work.letters} arrived={entry.createdAt} />
          </section>
          {mayErase ? (
            <div className="border-line border-t pt-6">
              <ConfirmForm
                action={erase}
                texts={texts}
                hidden={{ area, ids: [entry.id] }}
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

type StatusFormProps = { area: FormArea; entry: Pick<EntryDetails, 'id' | 'status' | 'files'> };

function StatusForm({ area, entry: { id, status, files } }: StatusFormProps) {
  const { statusForm, status: names } = useMessages().admin;
  return (
    <AdminForm action={setStatus} texts={statusForm} hidden={{ area, ids: [id], seen: status }}>
      <SelectField
        name="status"
        label={statusForm.label}
        defaultValue={status}
        options={choicesFor(area, status, files.length).map((value) => ({
          value,
          label: names[value],
        }))}
      />
    </AdminForm>
  );
}

type AssignFormProps = {
  area: FormArea;
  entry: Pick<Entry, 'id' | 'assignedTo'>;
  staff: StaffMember[];
};

function AssignForm({ area, entry: { id, assignedTo }, staff }: AssignFormProps) {
  const texts = useMessages().review.assign;
  return (
    <AdminForm
      action={assign}
      texts={texts}
      hidden={{ area, ids: [id], seen: assignedTo ?? nobody }}
      button={{ variant: 'outline' }}
    >
      <SelectField
        name="assignee"
        label={texts.label}
        defaultValue={assignedTo ?? nobody}
        options={staffOptions(staff, texts.nobody)}
      />
    </AdminForm>
  );
}

type LetterLinksProps = {
  area: FormArea;
  entry: Pick<Entry, 'id' | 'status' | 'files'>;
  /** Newest first. */
  letters: SentLetter[];
};

async function LetterLinks({ area, entry: { id, status, files }, letters }: LetterLinksProps) {
  const t = await getTranslations('review');
  if (isWithdrawn(area, status, files.length)) {
    return <p className="text-ink-soft text-small">{t('letter.withdrawnHint')}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {lettersOf(area).map((name) => (
        <li key={name}>
          <AdminLink
            href={`/admin/${area}/${id}/carta/${name}` as Route}
            aria-label={t('letter.write', { letter: t(`letters.${name}.name`) })}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t(`letters.${name}.name`)}
          </AdminLink>
          {letters[0]?.template === name ? (
            <span className="text-caption text-ink-soft"> {t('letter.last')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
