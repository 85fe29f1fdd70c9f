import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { areaNames, type FormArea, filesOf, specOf } from '@/lib/form-areas';
import { log } from '@/lib/log/log';
import type { Database } from '@/lib/supabase/database.types';
import { createSecretClient } from '@/lib/supabase/secret';

/** The same day this many months earlier, in UTC; the last day of the month where that day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // Where the day does not exist, `setUTCMonth` has gone on into the next month.
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** What was received before this time (ISO 8601) is past its retention at `at`: lib/form-areas.ts, requirement 7.4. */
export const expiredBefore = (area: FormArea, at: Date): string =>
  monthsBefore(at, specOf(area).retentionMonths).toISOString();

/** The end of the retention of what was received at this time, both ISO 8601. */
export const keptUntil = (area: FormArea, receivedAt: string): string =>
  monthsBefore(new Date(receivedAt), -specOf(area).retentionMonths).toISOString();

export type Erasable = { area: FormArea; id: string; paths: string[] };

type Client = SupabaseClient<Database>;
type ErasableRow = { id: string } & Record<`${string}_file_path`, string | null>;

const erasableRows = (supabase: Client, area: FormArea) =>
  supabase
    .from(specOf(area).table)
    .select(['id', ...filesOf(area).map(([name]) => `${name}_file_path`)].join(', '));
export type ErasableRows = ReturnType<typeof erasableRows>;

/** The submissions of a form that `filter` leaves, with the rights of this client. Throws. */
export async function listErasable(
  supabase: Client,
  area: FormArea,
  filter: (rows: ErasableRows) => Pick<ErasableRows, 'overrideTypes'>,
): Promise<Erasable[]> {
  const query = filter(erasableRows(supabase, area));
  const { data, error } = await query.overrideTypes<ErasableRow[], { merge: false }>();
  if (error) throw new Error('Submissions to erase could not be listed', { cause: error });
  return data.map(({ id, ...paths }) => ({
    area,
    id,
    paths: Object.values(paths).filter((path) => path !== null),
  }));
}

/** The number of identifiers that fit into a request's address. */
const batch = 100;

/** Erases submissions with the secret key and returns their number. After an exception the rest can be erased again. */
export async function eraseSubmissions(submissions: readonly Erasable[]): Promise<number> {
  let erased = 0;
  for (const [area, rows] of Map.groupBy(submissions, (submission) => submission.area)) {
    for (let start = 0; start < rows.length; start += batch) {
      erased += await eraseRows(createSecretClient(), area, rows.slice(start, start + batch));
    }
  }
  return erased;
}

/**
 * Erases rows of a form with their files, with the rights of this client; mail and history are erased with the rows.
 * Returns the number of rows. Files are erased first: a crash then leaves a row that can be erased again, and no file
 * without a row. Throws when the services do not answer.
 */
export async function eraseRows(
  supabase: Client,
  area: FormArea,
  rows: readonly Erasable[],
): Promise<number> {
  const { bucket, table } = specOf(area);
  const paths = rows.flatMap((row) => row.paths);
  if (bucket && paths.length > 0) {
    const removal = await supabase.storage.from(bucket).remove(paths);
    if (removal.error) throw new Error(`Files of ${area} stay`, { cause: removal.error });
  }
  const ids = rows.map(({ id }) => id);
  const { data, error } = await supabase.from(table).delete().in('id', ids).select('id');
  if (error) throw new Error(`Rows of ${area} stay`, { cause: error });
  return data.length;
}

/** The most batches per run; the next run erases the rest. */
const rounds = 50;

/** Mail about no submission is erased by its own age. */
const directMailMonths = 12;

/** An invitation that is over can be sent again for a while. */
const invitationMonths = 1;

/** Tombstones serve restorations; no backup may be kept as long (docs/operating.md, Backups). */
const tombstoneMonths = 12;

/**
 * Erases submissions past their retention (lib/form-areas.ts), rows and files together, then old mail about none, old
 * tombstones and invitations, and what the record has held for 24 months. What fails is logged, and the rest is erased.
 * Returns the number of submissions. Throws the first failure at the end.
 */
export async function eraseExpired(now = new Date()): Promise<number> {
  const supabase = createSecretClient();
  const before = (months: number) => monthsBefore(now, months).toISOString();
  const mail = supabase.from('mail_outbox').delete().is('submission_id', null);
  const tombstones = supabase.from('erasures').delete();
  const invitations = supabase.from('role_invitations').delete();
  const parts: (() => Promise<number>)[] = [
    ...areaNames.map((area) => () => eraseExpiredOf(area, now)),
    () => run(mail.lt('created_at', before(directMailMonths)), 'Old mail stays'),
    () => run(tombstones.lt('erased_at', before(tombstoneMonths)), 'Old tombstones stay'),
    () => run(invitations.lt('expires_at', before(invitationMonths)), 'Old invitations stay'),
    () => run(supabase.rpc('purge_audit_log'), 'Old rows of the record stay'),
  ];
  const failures: unknown[] = [];
  let erased = 0;
  for (const part of parts) {
    try {
      erased += await part();
    } catch (error) {
      log.error('Something expired was not erased', error);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return erased;
}

/** Returns 0, because only submissions are counted. */
async function run(query: PromiseLike<{ error: unknown }>, otherwise: string): Promise<number> {
  const { error } = await query;
  if (error) throw new Error(otherwise, { cause: error });
  return 0;
}

async function eraseExpiredOf(area: FormArea, now: Date): Promise<number> {
  let erased = 0;
  for (let round = 0; round < rounds; round += 1) {
    const expired = await listErasable(createSecretClient(), area, (rows) =>
      rows.lt('created_at', expiredBefore(area, now)).order('created_at').limit(batch),
    );
    if (expired.length === 0) break;
    erased += await eraseSubmissions(expired);
  }
  return erased;
}
