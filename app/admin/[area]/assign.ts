import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, specOf } from '@/lib/form-areas';
import { errorCodes } from '@/lib/supabase/error-codes';

export type StaffMember = { id: string; email: string };

/** Staff and admins, by address. Staff only; throws when they cannot be loaded. */
export async function listStaff(): Promise<StaffMember[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase.rpc('staff_members');
  if (error) throw new Error('The staff could not be read', { cause: error });
  return data;
}

/**
 * Assigns entries to a member of the staff, or with null removes the assignment; the database writes the history.
 * Entries that no longer exist are left out; 'gone' means that none exists, 'unknown' that the account is not staff.
 * `seen` is the assignee that the page showed: when it is given and another person has changed the assignment, returns
 * 'conflict'. Staff only.
 */
export async function assignEntries(
  area: FormArea,
  ids: readonly string[],
  assignee: string | null,
  seen?: string | null,
): Promise<'assigned' | 'conflict' | 'gone' | 'unknown'> {
  const supabase = await staffClient();
  const { table } = specOf(area);
  let update = supabase
    .from(table)
    .update({ assigned_to: assignee })
    .in('id', [...ids]);
  if (seen) update = update.eq('assigned_to', seen);
  if (seen === null) update = update.is('assigned_to', null);
  const { data, error } = await update.select('id');
  if (error?.code === errorCodes.foreignKeyViolation) return 'unknown';
  if (error) throw new Error('The entries could not be assigned', { cause: error });
  if (data.length > 0) return 'assigned';
  const left = await supabase
    .from(table)
    .select('id')
    .in('id', [...ids])
    .limit(1);
  return left.data?.length ? 'conflict' : 'gone';
}
