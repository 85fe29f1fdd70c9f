import 'server-only';
import { areas } from '@/lib/submissions/areas';
import { createSecretClient } from '@/lib/supabase/secret';

/** A submission that is to go, as `expired_submissions` and `submissions_of` name it. */
export type Erasable = { area: string; id: string; paths: string[] };

const places = { ...areas, contacto: { table: 'contact_messages', bucket: null } } as const;

const isPlace = (area: string): area is keyof typeof places => Object.hasOwn(places, area);

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
    if (!isPlace(area)) throw new Error(`Nobody knows where submissions of ${area} are kept`);
    const { bucket, table } = places[area];
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
