import { useMessages } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { site } from '@/lib/site';
import { choicesFor, isWithdrawn } from '@/lib/submissions/statuses';
import { assign, sendLetter, setStatus } from './actions';
import { type LetterName, lettersOf, statusAfter } from './letters';
import type { EntryDetails } from './queries';
import type { EntryWork, StaffMember } from './review-queries';
import { staffOptions, unassigned } from './schema';

type Props = { area: FormArea; entry: EntryDetails };

export function StatusForm({ area, entry: { id, status, files } }: Props) {
  const { statusForm, status: names } = useMessages().admin;
  return (
    <AdminForm
      action={setStatus}
      texts={statusForm}
      hidden={{ area, ids: [id], seen: status, page: 'entry' }}
    >
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

type AssignFormProps = Props & { staff: StaffMember[] };

export function AssignForm({ area, entry: { id, assignedTo }, staff }: AssignFormProps) {
  const texts = useMessages().review.assign;
  return (
    <AdminForm
      action={assign}
      texts={texts}
      hidden={{ area, ids: [id], seen: assignedTo ?? unassigned, page: 'entry' }}
      button={{ variant: 'outline' }}
    >
      <SelectField
        name="assignee"
        label={texts.label}
        defaultValue={assignedTo ?? unassigned}
        options={staffOptions(staff, texts.unassigned)}
      />
    </AdminForm>
  );
}

type LetterLinksProps = Props & { work: EntryWork; query: string };

export async function LetterLinks({ area, entry, work: { letters }, query }: LetterLinksProps) {
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
            href={`/admin/${area}/${id}/carta/${name}${query}`}
            aria-label={t('letter.write', { letter: t(`letters.${name}.name`) })}
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

type LetterFormProps = Props & {
  template: LetterName;
  draft: { subject: string; body: string };
  query: string;
  number: number;
};

/** Each rendered form has its own idempotency key, so that the letter is sent only once. */
export async function LetterForm(props: LetterFormProps) {
  const { area, entry, template, draft, query, number } = props;
  const t = await getTranslations();
  const messages = await getMessages();
  const { letter } = messages.review;
  const { status: names } = messages.admin;
  const footer = t('mail.letter.footer', { owner: site.name, reference: entry.reference });
  return (
    <AdminForm
      action={sendLetter}
      texts={letter}
      hidden={{
        area,
        id: entry.id,
        template,
        key: crypto.randomUUID(),
        number,
        seen: entry.status,
        list: query,
      }}
      beside={
        <AdminLink href={`/admin/${area}/${entry.id}${query}`} button="ghost">
          {letter.cancel}
        </AdminLink>
      }
      className="max-w-2xl gap-5"
    >
      <p className="text-small wrap-anywhere">
        <span className="text-ink-soft">{`${letter.to}:`}</span> <bdi>{entry.name}</bdi>{' '}
        <span translate="no">{`<${entry.email}>`}</span>
      </p>
      <Field name="subject" label={letter.subject} defaultValue={draft.subject} />
      <TextareaField
        name="body"
        label={letter.body}
        hint={letter.bodyHint}
        defaultValue={draft.body}
        rows={14}
      />
      <p className="text-ink-soft text-small">{t('review.letter.footer', { footer })}</p>
      <SelectField
        name="status"
        label={letter.status}
        defaultValue={statusAfter(template) ?? entry.status}
        options={choicesFor(area, entry.status, entry.files.length).map((value) => ({
          value,
          label: names[value],
        }))}
      />
    </AdminForm>
  );
}
