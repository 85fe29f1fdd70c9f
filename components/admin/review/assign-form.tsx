import { useMessages } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { staffOptions } from '@/components/admin/review/staff-options';
import { SelectField } from '@/components/forms/field';
import type { Entry } from '@/lib/admin/entry';
import type { FormArea } from '@/lib/form-areas';
import { assign } from '@/lib/review/actions';
import type { StaffMember } from '@/lib/review/assign';
import { nobody } from '@/lib/review/schema';

type Props = { area: FormArea; entry: Pick<Entry, 'id' | 'assignedTo'>; staff: StaffMember[] };

export function AssignForm({ area, entry: { id, assignedTo }, staff }: Props) {
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
