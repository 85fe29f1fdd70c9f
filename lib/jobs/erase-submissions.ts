import 'server-only';
import { isFormArea, specOf } from '@/lib/form-areas';
import { createSecretClient } from '@/lib/supabase/secret';

/** A submission that is to go. */
export type Erasable = { area: string; id: string; paths: string[] };

/** As many identifiers as an address can hold. */
const batch = 100;

/**
 * Erases submissions with their files; mail and history go with the rows. Returns how many went. Files first: a crash
 * in between leaves a row, which is found again at the next run; once a row is gone, so is everything of it. Throws when the services do not answer; what is left can be erased again.
 */
export async function eraseSubmissions(submissions: readonly Erasable[]): Promise<number> {
  const supabase = createSecretClient();
  let erased = 0;
  for (const [area, rows] of Map.groupBy(submissions, (submission) => submission.area)) {
    if (!isFormArea(area)) throw new Error(`There is no form ${area}`);
    const { bucket, table } = specOf(area);
    for (let start = 0; start < rows.length; start += batch) {
      const some = rows.slice(start, start + batch);
      const paths = some.flatMap((row) => row.paths);
      if (bucket && paths.length > 0) {
        const removal = await supabase.storage.from(bucket).remove(paths);
        if (removal.error) throw new Error(`Files of ${area} stay`, { cause: removal.error });
      }
      const ids = some.map(({ id }) => id);
      const { error } = await supabase.from(table).delete().in('id', ids);
      if (error) throw new Error(`Rows of ${area} stay`, { cause: error });
      erased += some.length;
    }
  }
  return erased;
}
