import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { choicesFor, isWithdrawn } from '@/lib/submissions/statuses';
import { assign, setStatus } from './actions';
import { lettersOf } from './letters';
import type { EntryDetails } from './queries';
import type { EntryWork, StaffMember } from './review-queries';
import { nobody, staffOptions } from './schema';

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
      hidden={{ area, ids: [id], seen: assignedTo ?? nobody, page: 'entry' }}
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
