import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { setStatus } from '@/app/admin/[area]/actions';
import type { EntryDetails } from '@/app/admin/[area]/entry-queries';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { choicesFor } from '@/lib/submissions/statuses';

type Props = { area: FormArea; entry: Pick<EntryDetails, 'id' | 'status' | 'files'> };

export function StatusForm({ area, entry: { id, status, files } }: Props) {
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
