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

export type Counter = { kind: Counted; total: number; thisWeek: number };
/** A row of one of the lists. `moment`: when it came, will be public or was last saved, ISO 8601. */
export type Item = { kind: Counted; id: string; moment: string; title: string; status: string };
export type Newest = Item & { detail: string };

/** What may wait for the caller; `dashboard_tasks` says what each is. */
export type TaskName = 'overdue' | 'assigned' | 'planned' | 'draft';
/** The number of enquiries by kind in the week that begins on `monday` (`2026-11-16`). */
export type Week = { monday: string; total: number; byKind: Partial<Record<Counted, number>> };

export type Dashboard = {
  counters: Counter[];
  weeks: Week[];
  /** Only the lists that the caller may work on, like the counters. */
  newest: Partial<Record<Counted, Newest[]>>;
  /** At most 100 rows of each. */
  tasks: Record<TaskName, Item[]>;
  /** The number of new entries of each list that has some. */
  unread: { area: FormArea; count: number }[];
  /** Null while there are none of the examples of `npm run up`. */
  examples: { canRemove: boolean } | null;
};

type Functions = Database['public']['Functions'];

const weekCount = 12;
/** The site promises an answer within 48 working hours (requirement 1.13); manuscripts are read for longer. */
const answerHours = 48;
const answered = areaNames.filter((area) => area !== 'editorial');
const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** All data of the dashboard. Staff only; throws when it cannot be loaded. */
export async function readDashboard(now = new Date()): Promise<Dashboard> {
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
    newest: groupNewest(newest.data ?? [], shown),
    tasks: groupTasks(tasks.data ?? [], shown),
    unread: areaNames.flatMap((area) => {
      const count = mayWorkOn(roles, area) ? waiting[area] : 0;
      return count ? [{ area, count }] : [];
    }),
    examples: examples ? { canRemove: mayWorkOn(roles, 'house') } : null,
  };
}

function groupTasks(
  rows: Functions['dashboard_tasks']['Returns'],
  shown: readonly Counted[],
): Dashboard['tasks'] {
  const rowsOf = (name: TaskName) =>
    rows.flatMap(({ task, ...row }): Item[] => {
      const kind = shown.find((known) => task === name && known === row.kind);
      return kind ? [{ ...row, kind }] : [];
    });
  return {
    overdue: rowsOf('overdue'),
    assigned: rowsOf('assigned'),
    planned: rowsOf('planned'),
    draft: rowsOf('draft'),
  };
}

/** Adds the weeks without enquiries, for which the database returns no rows. */
function fillWeeks(rows: Functions['enquiries_per_week']['Returns'], now: Date) {
  const thisMonday = mondayOf(now);
  return Array.from({ length: weekCount }, (_, index): Week => {
    const start = new Date(thisMonday.getTime() - (weekCount - 1 - index) * weekMilliseconds);
    const monday = start.toISOString().slice(0, 10);
    const ofWeek = rows.filter(({ week }) => week.startsWith(monday));
    return {
      monday,
      total: ofWeek.reduce((sum, { count }) => sum + count, 0),
      byKind: Object.fromEntries(ofWeek.map(({ kind, count }) => [kind, count])),
    };
  });
}

/** The Monday of the current week in Madrid, as midnight UTC of that date. */
function mondayOf(now: Date): Date {
  const today = dayOf(now);
  const monday = new Date(`${today}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - weekday(today));
  return monday;
}

function groupNewest(
  rows: Functions['dashboard_newest']['Returns'],
  shown: readonly Counted[],
): Dashboard['newest'] {
  const newest: Dashboard['newest'] = {};
  for (const list of shown) {
    newest[list] = rows
      .filter(({ kind }) => kind === list)
      .map(({ created_at, ...row }) => ({ ...row, kind: list, moment: created_at }));
  }
  return newest;
}
