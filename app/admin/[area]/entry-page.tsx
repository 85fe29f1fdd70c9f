import type { Route } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { codeLabels, formatDateTime, StatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { CurrentInView } from '@/app/admin/_frame/page-effects';
import { assign, erase, setStatus } from '@/app/admin/[area]/actions';
import { EntryData } from '@/app/admin/[area]/entry-data';
import { EntryHistory, NoteList, OthersReview, ReviewForm } from '@/app/admin/[area]/entry-work';
import { lettersOf } from '@/app/admin/[area]/letters';
import type { EntryDetails } from '@/app/admin/[area]/queries';
import type { EntryWork, StaffMember } from '@/app/admin/[area]/review-queries';
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
        <Part id="enviado" title={t('entry.sent')} className="@2xl:row-span-2">
          <EntryData area={area} entry={entry} />
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
            <LetterLinks area={area} entry={entry} work={work} />
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

type PartProps = ComponentProps<'section'> & { id: string; title: string };

function Part({ id, title, children, ...props }: PartProps) {
  return (
    <section aria-labelledby={id} {...props}>
      <h2
        id={id}
        className="mb-4 border-ink border-t-[1.5px] pt-3 font-medium font-sans text-small"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function StatusForm({ area, entry: { id, status, files } }: Pick<Props, 'area' | 'entry'>) {
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

type AssignFormProps = Pick<Props, 'area' | 'entry' | 'staff'>;

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

type LetterLinksProps = Pick<Props, 'area' | 'entry' | 'work'>;

async function LetterLinks({ area, entry, work: { letters } }: LetterLinksProps) {
  const { id, status, files } = entry;
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

type PaneProps = Pick<Props, 'area' | 'entries' | 'query'> & { current: string };

async function EntryPane({ area, entries, current, query }: PaneProps) {
  const t = await getTranslations('admin.pane');
  const labels = await codeLabels();
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-18 col-start-1 row-start-1 hidden max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain border-line border-r pr-3 xl:block"
    >
      <CurrentInView key={current} />
      <ol>
        {entries.map(({ id, name, subject, status, createdAt }) => (
          <li key={id} className="border-line border-b">
            <AdminLink
              href={`/admin/${area}/${id}${query}` as Route}
              aria-current={id === current ? 'page' : undefined}
              className="block px-2.5 py-2 text-small hover:bg-paper-deep aria-[current=page]:bg-paper-deep aria-[current=page]:shadow-[inset_3px_0_0_var(--color-accent)]"
            >
              <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                {name}
              </span>
              <span dir="auto" className="block truncate text-caption text-ink-soft">
                {subject}
              </span>
              <span className="block text-caption text-ink-soft">
                <span>{`${labels.status(status)} · `}</span>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </span>
            </AdminLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

async function EntryNeighbours({ area, entries, current, query }: PaneProps) {
  const t = await getTranslations('admin.pane');
  const place = entries.findIndex(({ id }) => id === current);
  const ways = [
    ['previous', place > 0 ? entries[place - 1] : undefined],
    ['next', place >= 0 ? entries[place + 1] : undefined],
  ] as const;
  return ways.map(([way, entry]) =>
    entry ? (
      <AdminLink
        key={way}
        // `#titulo` moves the focus to the heading (page-effects.tsx), where reading continues.
        href={`/admin/${area}/${entry.id}${query}#titulo` as Route}
        button="outline"
      >
        {t(way)}
      </AdminLink>
    ) : null,
  );
}
