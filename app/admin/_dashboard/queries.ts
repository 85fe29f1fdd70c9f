import 'server-only';
import { countWaiting } from '@/app/admin/_frame/waiting-counts';
import { mayWorkOn } from '@/lib/auth/roles';
import { assertStaff } from '@/lib/auth/session';
import { areaNames, type FormArea } from '@/lib/form-areas';
import { hasExamples } from '@/lib/submissions/examples';
import type { Database } from '@/lib/supabase/database.types';
import { createSessionClient } from '@/lib/supabase/server';
import { dayOf, weekday, workingHoursBefore } from '@/lib/time/madrid';

export const counted: readonly Counted[] = [...areaNames, 'posts'];
export type Counted = FormArea | 'posts';

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
/** A row of one of the lists. `moment`: when it came, will be public or was last saved, ISO 8601. */
export type Item = { kind: Counted; id: string; moment: string; title: string; status: string };
/** The number of enquiries by kind in the week that begins on `monday` (`2026-11-16`). */
export type Week = { monday: string; total: number; byKind: Partial<Record<string, number>> };

const weekCount = 12;
/** The site promises an answer within 48 working hours (requirement 1.13); manuscripts are read for longer. */
const answerHours = 48;
const answered = areaNames.filter((area) => area !== 'editorial');

/**
 * All data of the dashboard, of the lists that the caller may work on. Staff only; throws when it cannot be loaded. Of
 * `tasks`, what may wait for the caller, there are at most 100 rows each; `dashboard_tasks` says what each is. `unread`
 * has the lists with new entries, and `examples` is null while there are none of those of `npm run up`.
 */
export async function readDashboard() {
  const now = new Date();
  const { roles } = await assertStaff('office');
  const shown = counted.filter((kind) => mayWorkOn(roles, kind));
  const supabase = await createSessionClient();
  const [counts, weeks, newest, tasks, waiting, examples] = await Promise.all([
    supabase.rpc('dashboard_counts'),
    supabase.rpc('enquiries_per_week', { weeks: weekCount }),
    supabase.rpc('dashboard_newest'),
    supabase.rpc('dashboard_tasks', {
      overdue_before: workingHoursBefore(now, answerHours).toISOString(),
      answered,
    }),
    countWaiting(),
    hasExamples(supabase),
  ]);
  const error = counts.error ?? weeks.error ?? newest.error ?? tasks.error;
  if (error) throw new Error('The dashboard could not be read', { cause: error });
  return {
    counters: shown.map((kind) => {
      const row = counts.data?.find((candidate) => candidate.kind === kind);
      return { kind, total: row?.total ?? 0, thisWeek: row?.this_week ?? 0 };
    }),
    weeks: fillWeeks(weeks.data ?? [], now),
    newest: shown.map((kind) => ({
      kind,
      rows: (newest.data ?? [])
        .filter((row) => row.kind === kind)
        .map(({ created_at: moment, ...row }) => ({ ...row, kind, moment })),
    })),
    tasks: Object.groupBy(
      (tasks.data ?? []).flatMap((row) => {
        const kind = shown.find((known) => known === row.kind);
        return kind ? [{ ...row, kind }] : [];
      }),
      ({ task }) => task,
    ),
    unread: areaNames.flatMap((area) => {
      const count = mayWorkOn(roles, area) ? waiting[area] : 0;
      return count ? [{ area, count }] : [];
    }),
    examples: examples ? { canRemove: mayWorkOn(roles, 'house') } : null,
  };
}

type WeekRows = Database['public']['Functions']['enquiries_per_week']['Returns'];

/** Adds the weeks without enquiries, for which the database returns no rows. Weeks begin on Monday in Madrid. */
function fillWeeks(rows: WeekRows, now: Date): Week[] {
  const today = dayOf(now);
  return Array.from({ length: weekCount }, (_, index) => {
    const start = new Date(`${today}T00:00:00Z`);
    start.setUTCDate(start.getUTCDate() - weekday(today) - 7 * (weekCount - 1 - index));
    const monday = start.toISOString().slice(0, 10);
    const ofWeek = rows.filter(({ week }) => week.startsWith(monday));
    return {
      monday,
      total: ofWeek.reduce((sum, { count }) => sum + count, 0),
      byKind: Object.fromEntries(ofWeek.map(({ kind, count }) => [kind, count])),
    };
  });
}
