import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import type { StaffMember } from '@/app/admin/[area]/assign';
import { assign } from '@/app/admin/[area]/review-actions';
import { nobody } from '@/app/admin/[area]/schema';
import { staffOptions } from '@/app/admin/[area]/staff-options';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';

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
