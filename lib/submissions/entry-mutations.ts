import 'server-only';
import { assertMayErase } from '@/lib/auth/session';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, specOf } from '@/lib/form-areas';
import {
  type ErasableRow,
  erasableColumns,
  eraseRows,
  toErasable,
} from '@/lib/jobs/erase-submissions';
import type { Status } from '@/lib/submissions/statuses';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';

/**
 * Changes the state of entries; the database writes the history. With `seen`, the state that a page showed, only
 * entries that still have it are changed; 'conflict' means that another person was faster. 'gone' means that no entry
 * exists any more. 'withdrawn' means that the author withdrew one, which allows fewer states (`statusesFor`). Nothing
 * is changed in these cases. Staff only.
 */
export async function changeStatus(
  area: FormArea,
  ids: readonly string[],
  status: Status,
  seen?: Status,
): Promise<'changed' | 'conflict' | 'gone' | 'withdrawn'> {
  const supabase = await staffClient();
  const { table } = specOf(area);
  const update = supabase
    .from(table)
    .update({ status })
    .in('id', [...ids]);
  const { data, error } = await (seen ? update.eq('status', seen) : update).select('id');
  if (area === 'editorial' && error?.code === errorCodes.checkViolation) return 'withdrawn';
  if (error) throw new Error('The state could not be changed', { cause: error });
  if (data.length > 0) return 'changed';
  const left = await supabase
    .from(table)
    .select('status')
    .in('id', [...ids])
    .limit(1);
  const now = left.data?.[0]?.status;
  if (now === undefined) return 'gone';
  return area === 'editorial' && now === 'retirada' ? 'withdrawn' : 'conflict';
}

/** Erases an entry with its files permanently; false when it no longer existed. Throws a `ForbiddenError`. */
export async function eraseEntry(area: FormArea, id: string): Promise<boolean> {
  await assertMayErase();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from(specOf(area).table)
    .select(erasableColumns(area))
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<ErasableRow, { merge: false }>();
  if (error) throw new Error('The entry could not be read', { cause: error });
  return data !== null && (await eraseRows(supabase, area, [toErasable(area, data)])) > 0;
}
