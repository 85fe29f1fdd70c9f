import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, specOf } from '@/lib/form-areas';
import { errorCodes } from '@/lib/supabase/error-codes';

/** An account that entries can be assigned to. */
export type StaffMember = { id: string; email: string };

/** Staff and admins by address. Staff only; throws when they cannot be loaded. */
export async function listStaff(): Promise<StaffMember[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase.rpc('staff_members');
  if (error) throw new Error('The staff could not be read', { cause: error });
  return data;
}

/**
 * Assigns entries to a member of the staff, or frees them with null; the database writes the history. Answers how many
 * there still were, or 'unknown' for an account that is not staff. Staff only.
 */
export async function assignEntries(
  area: FormArea,
  ids: readonly string[],
  assignee: string | null,
): Promise<number | 'unknown'> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from(specOf(area).table)
    .update({ assigned_to: assignee })
    .in('id', [...ids])
    .select('id');
  if (error?.code === errorCodes.foreignKeyViolation) return 'unknown';
  if (error) throw new Error('The entries could not be assigned', { cause: error });
  return data.length;
}
