import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { codeLabels } from '@/components/admin/inbox/labels';
import { staffOptions } from '@/components/admin/review/staff-options';
import { StoredSelect } from '@/components/admin/review/stored-select';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { saveRule } from '@/lib/review/actions';
import type { StaffMember } from '@/lib/review/assign';
import type { AssignmentRule } from '@/lib/review/rules';

/** Who gets what arrives of one kind. */
export async function RuleForm({ rule, staff }: { rule: AssignmentRule; staff: StaffMember[] }) {
  const { area, choice, reader } = rule;
  const t = await getTranslations('review');
  const labels = await codeLabels();
  const error = t('rules.error');
  const texts = await adminFormTexts(error, t('rules.success'), {
    unknown: { title: error, description: t('assign.unknown') },
  });
  return (
    <ActionForm action={saveRule} texts={texts} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="choice" value={choice} />
      <div className="min-w-56 flex-1">
        <StoredSelect
          name="reader"
          label={choice === '' ? t('rules.rest') : labels.choice(choice)}
          stored={reader ?? ''}
          options={staffOptions(staff, t('assign.nobody'))}
        />
      </div>
      <SubmitButton
        label={t('rules.submit')}
        sendingLabel={t('rules.sending')}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      />
    </ActionForm>
  );
}
