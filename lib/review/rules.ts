import 'server-only';
import { adminClient, staffClient } from '@/lib/auth/staff-client';
import { areaNames, type FormArea, fieldsOf, isFormArea } from '@/lib/form-areas';
import { errorCodes } from '@/lib/supabase/error-codes';

/** The reader of new entries of a kind; an empty `choice` is for entries without a rule of their own. */
export type AssignmentRule = { area: FormArea; choice: string; reader: string | null };

/** Whether a form has this option. */
export const isChoiceOf = (area: FormArea, choice: string): boolean =>
  choice === '' || choicesOf(area).includes(choice);

const choicesOf = (area: FormArea): readonly string[] =>
  fieldsOf(area).flatMap(([, { options }]) => options ?? []);

/** All possible rules, each with its reader or null. Staff only; throws when they cannot be loaded. */
export async function listRules(): Promise<AssignmentRule[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase.from('assignment_rules').select('area, choice, reader');
  if (error) throw new Error('The rules could not be read', { cause: error });
  const readers = new Map(
    data
      .filter(({ area }) => isFormArea(area))
      .map(({ area, choice, reader }) => [`${area} ${choice}`, reader]),
  );
  return areaNames.flatMap((area) =>
    [...choicesOf(area), ''].map((choice) => ({
      area,
      choice,
      reader: readers.get(`${area} ${choice}`) ?? null,
    })),
  );
}

/** Sets or removes a kind's reader; 'unknown' for no such account or kind. Admins only, also by the policies. */
export async function saveRule({
  area,
  choice,
  reader,
}: AssignmentRule): Promise<'saved' | 'unknown'> {
  const supabase = await adminClient();
  if (!isChoiceOf(area, choice)) return 'unknown';
  const rules = supabase.from('assignment_rules');
  if (!reader) {
    const { error } = await rules.delete().match({ area, choice });
    if (error) throw new Error('The rule could not be removed', { cause: error });
    return 'saved';
  }
  const changed = await rules.update({ reader }).match({ area, choice }).select('area');
  const { error } =
    changed.error || changed.data.length > 0
      ? changed
      : await rules.insert({ area, choice, reader });
  if (error?.code === errorCodes.foreignKeyViolation) return 'unknown';
  if (error) throw new Error('The rule could not be saved', { cause: error });
  return 'saved';
}
