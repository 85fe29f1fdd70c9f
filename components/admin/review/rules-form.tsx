import { useMessages } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { staffOptions } from '@/components/admin/review/staff-options';
import { SelectField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { isChoice } from '@/lib/form-areas';
import { saveRules } from '@/lib/review/actions';
import type { StaffMember } from '@/lib/review/assign';
import type { AssignmentRule } from '@/lib/review/rules';
import { nobody, ruleFields } from '@/lib/review/schema';

type Props = { area: FormArea; rules: AssignmentRule[]; staff: StaffMember[] };

/** The form submits the values that it shows, so that only changed rules are written. */
export function RulesForm({ area, rules, staff }: Props) {
  const { review, submissions } = useMessages();
  const { rest, all, ...texts } = review.rules;
  const others = rules.length > 1 ? rest : all;
  const seen = rules.map(({ choice, reader }) => [ruleFields(choice).seen, reader ?? nobody]);
  return (
    <AdminForm
      action={saveRules}
      texts={{ ...texts, notices: review.assign.notices }}
      hidden={{ area, ...Object.fromEntries(seen) }}
      button={{ variant: 'outline' }}
      className="gap-4"
    >
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {rules.map(({ choice, reader }) => (
          <SelectField
            key={choice}
            name={ruleFields(choice).reader}
            label={isChoice(choice) ? submissions.choices[choice] : others}
            defaultValue={reader ?? nobody}
            options={staffOptions(staff, review.assign.nobody)}
            className="min-w-0"
          />
        ))}
      </div>
    </AdminForm>
  );
}
