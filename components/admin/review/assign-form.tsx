import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { staffOptions } from '@/components/admin/review/staff-options';
import { StoredSelect } from '@/components/admin/review/stored-select';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import type { Entry } from '@/lib/admin/entry';
import type { FormArea } from '@/lib/form-areas';
import { assign } from '@/lib/review/actions';
import type { StaffMember } from '@/lib/review/assign';

type Props = { area: FormArea; entry: Pick<Entry, 'id' | 'assignedTo'>; staff: StaffMember[] };

/** Gives an entry to a member of the staff. */
export async function AssignForm({ area, entry: { id, assignedTo }, staff }: Props) {
  const t = await getTranslations('review.assign');
  const error = t('error');
  const texts = await adminFormTexts(error, t('success'), {
    unknown: { title: error, description: t('unknown') },
    conflict: { title: error, description: t('conflict') },
  });
  return (
    <ActionForm action={assign} texts={texts} className="flex flex-col gap-3">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={assignedTo ?? ''} />
      <StoredSelect
        name="assignee"
        label={t('label')}
        stored={assignedTo ?? ''}
        options={staffOptions(staff, t('nobody'))}
      />
      <SubmitButton
        label={t('submit')}
        sendingLabel={t('sending')}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
      />
    </ActionForm>
  );
}
