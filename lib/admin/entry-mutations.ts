import 'server-only';
import { assertAdmin, assertStaff } from '@/lib/auth/session';
import { type FormArea, filesOf, specOf } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';

/**
 * Gives entries another state; the database writes the history. Says so when none is left, or when the author of one has
 * withdrawn it, which leaves fewer states (`statusesFor`); nothing is changed then. With `seen`, the state that a page
 * showed, only entries that still have it are changed, and 'conflict' says that another person was faster. Staff only.
 */
export async function changeStatus(
  area: FormArea,
  ids: readonly string[],
  status: Status,
  seen?: Status,
): Promise<'changed' | 'conflict' | 'gone' | 'withdrawn'> {
  await assertStaff();
  const supabase = await createSessionClient();
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

type Paths = Record<`${string}_file_path`, string | null>;

/**
 * Erases an entry with its files, for good. The files go first: a row without files can be erased again, and
 * once the row is gone nothing of it is left. Admins only; false when the entry was gone already.
 */
export async function eraseEntry(area: FormArea, id: string): Promise<boolean> {
  await assertAdmin();
  const supabase = await createSessionClient();
  const { table, bucket } = specOf(area);
  if (bucket) {
    const { data, error } = await supabase
      .from(table)
      .select(
        filesOf(area)
          .map(([name]) => `${name}_file_path`)
          .join(', '),
      )
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<Paths, { merge: false }>();
    if (error) throw new Error('The entry could not be read', { cause: error });
    const paths = Object.values(data ?? {}).filter((path) => path !== null);
    if (paths.length > 0) {
      const removal = await supabase.storage.from(bucket).remove(paths);
      if (removal.error) throw new Error('The files stay', { cause: removal.error });
    }
  }
  const { data, error } = await supabase.from(table).delete().eq('id', id).select('id');
  if (error) throw new Error('The entry could not be erased', { cause: error });
  return data.length > 0;
}
