'use client';

import { useMessages, useTranslations } from 'next-intl';
import { AdminForm, ExportButton } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { useSelection } from '@/app/admin/_frame/selection';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';
import { statuses } from '@/lib/submissions/statuses';
import { assign, erase, setStatus } from './actions';
import type { StaffMember } from './review-queries';
import { staffOptions, unassigned } from './schema';

const look = {
  button: { className: 'shrink-0' },
  className:
    'min-w-0 flex-row items-end gap-2 max-[24rem]:flex-col max-[24rem]:items-stretch max-sm:w-full max-sm:*:first-of-type:grow',
};

type Props = {
  area: FormArea;
  /** The state and the assignee that the list shows, by id. */
  shown: Readonly<Record<string, Pick<Entry, 'status' | 'assignedTo'>>>;
  staff: StaffMember[];
  mayErase: boolean;
};

export function BulkForms({ area, shown, staff, mayErase }: Props) {
  const t = useTranslations('admin.bulk');
  const { admin, review } = useMessages();
  const { bulk } = admin;
  const ids = useSelection();
  const chosen = { area, ids };
  const query = new URLSearchParams(ids.map((id) => ['ids', id]));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <AdminForm
        action={setStatus}
        texts={{ ...admin.statusForm, ...bulk.status }}
        hidden={{ ...chosen, seen: ids.map((id) => shown[id]?.status).join(' ') }}
        {...look}
      >
        <SelectField
          name="status"
          label={bulk.status.label}
          defaultValue="en_revision"
          options={statuses
            // Only the author withdraws.
            .filter((value) => value !== 'retirada')
            .map((value) => ({ value, label: admin.status[value] }))}
          className="min-w-0"
        />
      </AdminForm>
      <AdminForm
        action={assign}
        texts={{ ...review.assign, ...bulk.assign }}
        hidden={{ ...chosen, seen: ids.map((id) => shown[id]?.assignedTo ?? unassigned).join(' ') }}
        {...look}
      >
        <SelectField
          name="assignee"
          label={bulk.assign.label}
          placeholder={bulk.assign.choose}
          options={staffOptions(staff, review.assign.unassigned)}
          className="min-w-0"
        />
      </AdminForm>
      <ExportButton action={`/admin/exportar/${area}?${query}`}>{bulk.export}</ExportButton>
      {mayErase ? (
        <ConfirmForm
          action={erase}
          texts={{ ...admin.erase, ...bulk.erase }}
          hidden={chosen}
          title={t('erase.title', { count: ids.length })}
        />
      ) : null}
    </div>
  );
}
